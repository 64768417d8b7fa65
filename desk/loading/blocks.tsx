/** A still block in place of a text or picture that is being fetched. */
function Block({ className }: { className: string }) {
  return <span className={`block rounded-surface bg-sand ${className}`} />;
}

const rowWidths = ["w-3/5", "w-2/5", "w-1/2", "w-3/5", "w-1/3", "w-1/2", "w-2/5", "w-3/5"];

/** In place of a list's rows. */
export function RowBlocks({ className = "" }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <Block className="mx-(--gutter) mt-5 mb-1 h-5 w-36" />
      {rowWidths.map((width, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
          key={index}
          className="flex gap-3.5 border-b border-line px-(--gutter) py-3.5 xl:min-h-25 xl:py-2.5"
        >
          <Block className="size-18 shrink-0 xl:size-15" />
          <div className="grid flex-1 content-between py-1.5">
            <Block className={`h-4 ${width}`} />
            <Block className="h-3.5 w-1/3" />
            <Block className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** In place of the inbox: its head, and the rows below. */
export function InboxBlocks({ className = "" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`mx-auto w-full max-w-3xl pt-3 [--gutter:1.25rem] md:pt-6 xl:pt-3 xl:[--gutter:1.5rem] ${className}`}
    >
      <div className="grid gap-3 border-b border-line px-(--gutter) pb-4">
        <Block className="h-9 w-28" />
        <Block className="h-11 w-4/5 rounded-full" />
        <Block className="h-4 w-2/5" />
      </div>
      <RowBlocks />
    </div>
  );
}

/** In place of a lead: who, the ways to answer, and what they asked for. */
export function LeadBlocks({ className = "" }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`grid content-start gap-6 p-5 md:px-10 xl:px-9 ${className}`}
    >
      <Block className="h-4 w-40" />
      <Block className="h-10 w-3/5 max-w-96" />
      <Block className="h-4 w-2/5" />
      <div className="grid max-w-4xl grid-cols-3 gap-2">
        <Block className="h-12" />
        <Block className="h-12" />
        <Block className="h-12" />
      </div>
      {["w-3/5", "w-2/5", "w-1/2"].map((width) => (
        <div key={width} className="flex max-w-4xl items-center gap-4 border-t border-line pt-4">
          <Block className="size-20 shrink-0" />
          <div className="grid flex-1 gap-3">
            <Block className={`h-4 ${width}`} />
            <Block className="h-3.5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** In place of any other page. */
export function PageBlocks() {
  return (
    <div aria-hidden="true" className="page-width grid max-w-2xl gap-5 py-8">
      <Block className="h-9 w-40" />
      <Block className="h-4 w-4/5" />
      <Block className="h-4 w-3/5" />
      <Block className="mt-4 h-24" />
      <Block className="h-24" />
    </div>
  );
}
