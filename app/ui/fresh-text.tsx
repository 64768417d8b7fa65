/**
 * A text in an element that is made anew whenever the text changes. A translation of the old text
 * that arrives late then finds its element gone, and can't replace the new text (decision 005).
 */
export function FreshText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
