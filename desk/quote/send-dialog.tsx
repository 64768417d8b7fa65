import { phoneText } from "#desk/lead/contact-ways.ts";
import { DeskIcon } from "#desk/shell/desk-icon.tsx";
import type { SendingWay } from "#domain/quote/quote-view.ts";
import { dayText } from "#formats";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import type { ShownComposer } from "./loader.server.ts";
import { SentPanel } from "./sent-panel.tsx";
import type { Sending } from "./use-sending.ts";

interface SendDialogProps {
  sending: Sending;
  lead: ShownComposer["lead"];
  openVersion: number | null;
  /** The shopper's and the seller's first names. */
  names: { shopper: string; me: string };
  total: string;
  /** `YYYY-MM-DD` */
  goodUntil: string;
  onSend: (by: SendingWay) => void;
  onClose: () => void;
}

/** How the quote reaches the shopper; one click sends it. */
export function SendDialog(props: SendDialogProps) {
  const { sending, lead, names, goodUntil, onClose } = props;
  return (
    <Dialog
      open={sending.step !== "closed"}
      onClose={onClose}
      title={sending.step === "sent" ? copy.send.sentTitle : copy.send.title(names.shopper)}
      className="max-w-md max-sm:mb-0 max-sm:w-full max-sm:max-w-none"
    >
      <div className="grid gap-4 p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:p-7">
        {sending.step === "sent" ? (
          <SentPanel sent={sending} lead={lead} names={names} goodUntil={goodUntil} />
        ) : (
          <Ways {...props} />
        )}
      </div>
    </Dialog>
  );
}

function Ways({ sending, lead, openVersion, total, goodUntil, onSend }: SendDialogProps) {
  const { send } = copy;
  const isSending = sending.step === "sending";
  const problem = sending.step === "choose" ? sending.problem : undefined;
  return (
    <>
      <div>
        <p>{send.summary(total, dayText(goodUntil))}</p>
        {openVersion === null ? null : <p className="text-soft">{send.replaces(openVersion)}</p>}
      </div>
      <p role="alert" className="font-medium text-clay empty:hidden">
        {problem}
      </p>
      <div className="grid gap-3">
        <Way
          by="email"
          to={lead.email ?? send.noEmail}
          {...{ isSending, onSend }}
          isOff={!lead.email}
        />
        <Way
          by="text"
          to={lead.phone ? phoneText(lead.phone) : send.noPhone}
          {...{ isSending, onSend }}
          isOff={!lead.phone}
        />
        <Way by="link" to={send.linkHelp} {...{ isSending, onSend }} />
      </div>
      <p role="status" className="text-soft empty:hidden">
        {isSending ? send.sending : ""}
      </p>
    </>
  );
}

interface WayProps {
  by: SendingWay;
  /** The address or number, or what the way is for. */
  to: string;
  isOff?: boolean;
  isSending: boolean;
  onSend: (by: SendingWay) => void;
}

function Way({ by, to, isOff, isSending, onSend }: WayProps) {
  return (
    <Button
      tone={by === "email" && !isOff ? "primary" : "quiet"}
      disabled={isOff}
      aria-disabled={isSending}
      onClick={() => {
        if (!isSending) onSend(by);
      }}
      className="justify-start px-5! text-left"
    >
      {by === "email" ? <DeskIcon name="mail" /> : <Icon name={by === "text" ? "chat" : "share"} />}
      <span className="min-w-0 flex-1">
        <span className="block">{copy.send.by[by]}</span>{" "}
        <span className="block text-[0.9375rem] font-normal break-words" translate="no">
          {to}
        </span>
      </span>
    </Button>
  );
}
