interface NoticeProps {
  /** `late` for what isn't possible any more, `done` for what was done. */
  tone: "late" | "done";
  children: string;
}

/** What became of the form posted just now; takes the focus. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <p
      role={tone === "late" ? "alert" : "status"}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it says what became of the form that had the focus
      autoFocus
      className={`no-print mt-5 scroll-mt-24 border-l-4 bg-white py-3 pr-4 pl-5 ${tone === "late" ? "border-clay" : "border-pine"}`}
    >
      {children}
    </p>
  );
}
