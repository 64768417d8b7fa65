import * as copy from "#copy/viewer.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Viewer } from "./use-viewer.ts";

/** Says why the pictures are shown and not the model; nothing while it is. */
export function TroubleNotice({ viewer: { trouble, retry } }: { viewer: Viewer }) {
  if (!trouble) return null;
  return (
    <>
      <p role="status">{copy.troubles[trouble]}</p>
      {trouble === "noGraphics" ? null : (
        <button type="button" onClick={retry} className={buttonClass()}>
          {copy.again}
        </button>
      )}
    </>
  );
}
