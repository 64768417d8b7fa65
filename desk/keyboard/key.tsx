/** A key as it stands on the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="grid min-w-7 place-items-center rounded-surface border border-edge px-1.5 font-sans text-sm text-ink">
      {children}
    </kbd>
  );
}
