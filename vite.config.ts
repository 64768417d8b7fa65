import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Few larger scripts compress better than many small ones (decision 016). */
const chunks = [
  { name: "framework", test: /node_modules/, priority: 2 },
  { name: "shell", test: /\/(app|domain|shop)\//, minShareCount: 5, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
