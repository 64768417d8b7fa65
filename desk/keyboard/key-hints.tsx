import { Key } from "./key.tsx";
import { keys } from "./keys.ts";

/** The keys of a list, for those who have a keyboard and a wide screen. */
export function KeyHints() {
  return (
    <p className="no-print hidden flex-wrap gap-x-6 gap-y-2 px-(--gutter) py-6 text-[0.9375rem] text-soft lg:flex">
      {keys.map(({ keys: names, what }) => (
        <span key={what} className="flex items-center gap-1.5">
          {names.map((name) => (
            <Key key={name}>{name}</Key>
          ))}
          <span>{what}</span>
        </span>
      ))}
    </p>
  );
}
