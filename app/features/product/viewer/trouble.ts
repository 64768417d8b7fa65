/** Why the pictures are shown and not the model. */
export type Trouble = "noGraphics" | "script" | "model" | "lost";
