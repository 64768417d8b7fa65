import * as copy from "#copy/ui.ts";

/** A notice that something clicked is being fetched; appears only after a short delay. */
export function LoadingNotice() {
  return (
    <p
      role="status"
      className="comes-after-a-while pointer-events-none fixed inset-x-0 bottom-28 low:bottom-4 z-30 mx-auto w-fit rounded-surface bg-ink px-5 py-3 font-semibold text-paper shadow-float"
    >
      {copy.oneMoment}
    </p>
  );
}
