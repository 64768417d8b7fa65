import type { ReactNode } from "react";
import { CustomRequestLink } from "#products/custom-request-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { CustomRequestDialog } from "./custom-request-dialog.tsx";

interface CustomRequestForSearchProps {
  /** The search that found nothing. */
  lookingFor: string;
  children: ReactNode;
}

/**
 * For a search without results: a link to a custom request, filled in with what was searched for,
 * and its dialog.
 */
export function CustomRequestForSearch({ lookingFor, children }: CustomRequestForSearchProps) {
  return (
    <>
      <CustomRequestLink lookingFor={lookingFor} className={buttonClass()}>
        {children}
      </CustomRequestLink>
      <CustomRequestDialog />
    </>
  );
}
