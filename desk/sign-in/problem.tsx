/** What is wrong with something that isn't a field. */
export function Problem({ messages }: { messages: readonly string[] | undefined }) {
  return messages ? (
    <p role="alert" className="font-medium text-clay">
      {messages.join(" ")}
    </p>
  ) : null;
}
