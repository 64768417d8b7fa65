// Compiles the texts in copy/ to what pages and server import, if they changed.
import { compileCopy } from "./copy/compile-copy.ts";

compileCopy();
