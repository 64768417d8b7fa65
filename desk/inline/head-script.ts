import { startClientScript } from "#app/inline/start-client-script.ts";

// The build bundles this into one small script in the head of every page of the desk.
document.documentElement.dataset.script = "";
document.addEventListener("DOMContentLoaded", startClientScript);
