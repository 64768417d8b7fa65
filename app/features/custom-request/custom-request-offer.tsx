import type { ReactNode } from "react";
import { CustomRequestLink } from "#products/custom-request-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { CustomRequestDialog } from "./custom-request-dialog.tsx";

interface AskInsteadProps {
  /** What the shopper looked for and did not find. */
  lookingFor: string;
  children: ReactNode;
}

/** Where a search leads nowhere: the custom request, with its dialog, begun with what was searched. */
export function CustomRequestOffer({ lookingFor, children }: AskInsteadProps) {
  return (
    <>
      <CustomRequestLink lookingFor={lookingFor} className={buttonClass()}>
        {children}
      </CustomRequestLink>
      <CustomRequestDialog />
    </>
  );
}
