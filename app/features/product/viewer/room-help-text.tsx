import { copied } from "#copy/product.ts";
import * as copy from "#copy/viewer.ts";
import { useToasts } from "#state/toast.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import { codeToScan } from "./code-to-scan.ts";
import type { RoomWay } from "./room-way.ts";

const reasons: Partial<Record<RoomWay, string>> = {
  "another-device": copy.help.anotherDevice,
  "no-viewer": copy.noViewer,
  "another-browser": copy.help.anotherBrowser,
  https: copy.help.https,
};

interface RoomHelpTextProps {
  way: RoomWay;
  title: string;
  /** Absolute address of the product's 3D page in the chosen color, which another device can open. */
  address: string;
}

/** Why a product can't be shown in the room on this device, and the address to open on one that can. */
export default function RoomHelpText({ way, title, address }: RoomHelpTextProps) {
  const toasts = useToasts();
  const reason = reasons[way];
  if (!reason) return null;
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
          label={copy.help.send}
          onCopied={() => toasts.show(copied)}
        />
        <a href={email} className="link-quiet py-2.5 font-semibold text-pine">
          {copy.help.email}
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
      aria-label={copy.help.code}
    >
      <path d={path} fill="#211c17" shapeRendering="crispEdges" />
    </svg>
  );
}
