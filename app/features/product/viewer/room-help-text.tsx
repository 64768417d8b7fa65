import { useToasts } from "#state/toast.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import { codeToScan } from "./code-to-scan.ts";
import { viewerCopy } from "./copy.ts";
import type { RoomWay } from "./room-way.ts";

const copy = {
  reasons: {
    "another-device": "Scan this with a phone to see it in your room at its true size.",
    "no-viewer": viewerCopy.noViewer,
    "another-browser":
      "This app can't show it in your room. Open this address in Safari or Chrome.",
    https:
      "A phone shows it in your room only over a secure connection. Open this address instead.",
  },
  code: "A code that leads to this address",
  send: "Copy or send the address",
  email: "Email it to yourself",
  copied: { title: "Link copied", description: "Paste it wherever you like." },
} as const;

interface RoomHelpTextProps {
  way: RoomWay;
  title: string;
  /** Absolute address of the product's 3D page in the chosen color, which another device can open. */
  address: string;
}

/** Why a product can't be shown in the room on this device, and the address to open on one that can. */
export default function RoomHelpText({ way, title, address }: RoomHelpTextProps) {
  const toasts = useToasts();
  if (!(way in copy.reasons)) return null;
  const reason = copy.reasons[way as keyof typeof copy.reasons];
  const email = `mailto:?${[`subject=${encodeURIComponent(title)}`, `body=${encodeURIComponent(address)}`].join("&")}`;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-w-prose">{reason}</p>
      {way === "another-device" ? <Code address={address} /> : null}
      <p translate="no" className="max-w-full text-[0.875rem] wrap-anywhere text-soft">
        {address}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <ShareButton
          path={address}
          title={title}
          label={copy.send}
          onCopied={() => toasts.show(copy.copied)}
        />
        <a href={email} className="link-quiet py-2.5 font-semibold text-pine">
          {copy.email}
        </a>
      </div>
    </div>
  );
}

/** Width of the code on the screen, which a phone reads from an arm's length. */
const codePixels = 176;

function Code({ address }: { address: string }) {
  const { size, path } = codeToScan(address);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={codePixels}
      height={codePixels}
      className="bg-white"
      role="img"
      aria-label={copy.code}
    >
      <path d={path} fill="#211c17" shapeRendering="crispEdges" />
    </svg>
  );
}
