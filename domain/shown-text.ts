import { z } from "zod";
import { cleanText } from "./clean-text.ts";

/** Text of the owner's files that has something to see in it. */
export const shownText = z
  .string()
  .trim()
  .min(1)
  .refine((value) => value === "" || cleanText(value) !== "", {
    error: "has nothing in it that can be seen",
  });
