interface NoticeProps {
  /** `late` for what isn't possible any more, `done` for what was done. */
  tone: "late" | "done";
  children: string;
}

/** What became of the form posted just now; takes the focus, with script and without. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <p
      ref={focus}
      role={tone === "late" ? "alert" : "status"}
      tabIndex={-1}
      // Moves the focus in the server's response, for browsers without JavaScript.
      // biome-ignore lint/a11y/noAutofocus: the script moves the focus here too
      autoFocus
      className={`no-print my-5 border-l-4 bg-white py-3 pr-4 pl-5 ${tone === "late" ? "border-clay" : "border-pine"}`}
    >
      {children}
    </p>
  );
}

function focus(notice: HTMLParagraphElement | null) {
  notice?.focus();
}
