import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CustomForm } from "./custom-form.tsx";
import { customSubject } from "./custom-subject.ts";
import { SentRequest } from "./sent-request.tsx";
import { words } from "./words.ts";

interface CustomRequestDialogBodyProps {
  /** What it was opened for, as the page's address would say it. */
  search: string;
  onClose: () => void;
}

export default function CustomRequestDialogBody({ search, onClose }: CustomRequestDialogBodyProps) {
  const [reference, setReference] = useState<string>();
  return (
    <div className="p-5 sm:p-7">
      {reference ? (
        <SentRequest reference={reference} headingLevel="h3">
          <Button onClick={onClose}>{words.sent.close}</Button>
        </SentRequest>
      ) : (
        <>
          <p className="mb-6 max-w-prose text-soft">{words.lead}</p>
          <CustomForm subject={customSubject(search)} onSent={setReference} />
        </>
      )}
    </div>
  );
}
