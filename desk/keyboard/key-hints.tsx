import { Key } from "./key.tsx";
import { keys } from "./keys.ts";

/** The keys of a list and of the lead beside it, at the bottom of a wide screen. */
export function KeyHints() {
  return (
    <footer className="sticks no-print bottom-0 z-10 hidden h-(--key-room) items-center gap-x-6 overflow-hidden border-t border-line bg-paper px-6 text-sm whitespace-nowrap text-soft xl:flex">
      {keys.map(({ keys: names, what }) => (
        <span key={what} className="flex items-center gap-1.5">
          {names.map((name) => (
            <Key key={name}>{name}</Key>
          ))}
          <span>{what}</span>
        </span>
      ))}
    </footer>
  );
}
