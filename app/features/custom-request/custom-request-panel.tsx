import { useState } from "react";
import * as copy from "#copy/custom-request.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { CustomForm } from "./custom-form.tsx";
import { customSubject } from "./request-subject.ts";
import { SentRequest } from "./sent-request.tsx";

interface CustomRequestPanelProps {
  /** Query of the page's address for the same subject; null while closed. */
  openedFor: string | null;
  onClose: () => void;
}

/** The dialog; each time it opens it has a new form. */
export default function CustomRequestPanel({ openedFor, onClose }: CustomRequestPanelProps) {
  return (
    <Dialog open={openedFor !== null} onClose={onClose} title={copy.title} className="max-w-xl!">
      <PanelBody key={openedFor} search={openedFor ?? ""} onClose={onClose} />
    </Dialog>
  );
}

interface PanelBodyProps {
  search: string;
  onClose: () => void;
}

function PanelBody({ search, onClose }: PanelBodyProps) {
  const [reference, setReference] = useState<string>();
  return (
    <div className="p-5 sm:p-7">
      {reference ? (
        <SentRequest reference={reference} headingLevel="h3">
          <Button onClick={onClose}>{copy.sent.close}</Button>
        </SentRequest>
      ) : (
        <>
          <p className="mb-6 max-w-prose text-soft">{copy.lead}</p>
          <CustomForm subject={customSubject(search)} onSent={setReference} />
        </>
      )}
    </div>
  );
}
