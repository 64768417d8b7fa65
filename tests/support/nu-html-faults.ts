import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "../../scripts/run-tool.ts";

/** A page to check; `name` identifies it in the faults. */
export interface CheckedPage {
  name: string;
  html: string;
}

const jar = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

interface Message {
  type: string;
  url: string;
  lastLine?: number;
  message: string;
}

/**
 * Returns what the W3C's Nu Html Checker finds in whole pages, as `quote request:12 …`; empty for
 * valid pages. All of its rules for HTML are on. Style elements are emptied, since it knows only
 * older CSS; style attributes are checked.
 * @throws {Error} without Java.
 */
export async function nuHtmlFaults(pages: readonly CheckedPage[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "nu-html-"));
  try {
    const files = pages.map((_, index) => join(folder, `${index}.html`));
    await Promise.all(
      files.map((file, index) => writeFile(file, withoutStyles(pages[index]?.html ?? ""))),
    );
    const { code, output } = await runProgram("java", [
      "-jar",
      jar,
      "--format",
      "json",
      "--errors-only",
      "--exit-zero-always",
      ...files,
    ]);
    if (code !== 0) throw new Error(`The Nu Html Checker did not run: ${output}`);
    const { messages } = JSON.parse(output) as { messages: Message[] };
    return messages.map(({ url, lastLine, message }) => {
      const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return `${page?.name}:${lastLine ?? "?"} ${message}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function withoutStyles(html: string): string {
  return html.replace(/(<style\b[^>]*>)[\s\S]*?(<\/style>)/g, "$1$2");
}
