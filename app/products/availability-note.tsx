import { availability as notes } from "#copy/products.ts";
import type { Availability } from "#domain/product.ts";

interface AvailabilityNoteProps {
  availability: Availability;
  /**
   * Other availabilities it may change to on the same page; space is reserved for each, so that
   * nothing moves.
   */
  others?: readonly Availability[] | undefined;
}

/** Whether the product is available, and when (rule 5.3). */
export function AvailabilityNote({ availability, others = [] }: AvailabilityNoteProps) {
  const hidden = [...new Set(others)].filter((other) => other !== availability);
  if (hidden.length === 0) return <Note availability={availability} />;
  return (
    <div className="grid *:[grid-area:1/1]">
      <Note key={availability} availability={availability} />
      {hidden.map((other) => (
        <div key={other} className="invisible">
          <Note availability={other} />
        </div>
      ))}
    </div>
  );
}

function Note({ availability }: Pick<AvailabilityNoteProps, "availability">) {
  const { label, note } = notes[availability];
  return (
    <p className="flex items-baseline gap-2.5">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full forced-colors:border ${availability === "out_of_stock" ? "bg-clay" : availability === "preorder" ? "bg-brass" : "bg-pine"}`}
      />
      <span>
        <strong className="font-semibold">{label}</strong>{" "}
        <span className="text-soft">{`· ${note}`}</span>
      </span>
    </p>
  );
}
