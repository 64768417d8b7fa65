import { CheckInput, TextField } from "#ui/field.tsx";
import { copy } from "./copy.ts";
import type { LineActs } from "./line-acts.ts";
import { lineFieldId, type WrittenLine } from "./written-quote.ts";

interface FreeLineFieldsProps {
  written: WrittenLine;
  problem: string | undefined;
  acts: LineActs;
}

/** What something is that isn't in the catalog, and whether it is taxed. */
export function FreeLineFields({ written, problem, acts }: FreeLineFieldsProps) {
  const { key, line } = written;
  return (
    <div className="col-span-2 lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <TextField
        id={lineFieldId(key, "title")}
        type="text"
        label={copy.lines.freeTitle}
        autoComplete="off"
        enterKeyHint="next"
        text={line.title ?? ""}
        onText={(title) => acts.change({ do: "change_line", key, change: { title } })}
        errors={problem === undefined ? [] : [problem]}
      />
      <label className="flex min-h-11 items-center gap-3">
        <CheckInput
          type="checkbox"
          className="size-5"
          checked={line.taxed}
          onCheck={(taxed) => acts.change({ do: "change_line", key, change: { taxed } })}
        />
        <span>{copy.lines.taxed}</span>
      </label>
    </div>
  );
}
