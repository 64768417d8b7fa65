import { readFileSync } from "node:fs";
import { copyIn } from "#copy-in/pages.ts";
import type { Language } from "#domain/language.ts";
import { facts } from "#shop/facts.ts";
import type { SocialCard } from "./cards.ts";

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString("base64")}`;

const font = (family: string, name: string) =>
  `@font-face{font-family:"${family}";src:url(${dataUrl("font/woff2", `app/fonts/${name}.woff2`)});font-weight:400 700}`;

const style = `
${font("Fraunces", "fraunces")}
${font("Figtree", "figtree")}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;display:grid;background:#fbf8f3;color:#211c17;font:400 26px/1.35 Figtree}
.piece{grid-template-columns:1fr 504px;background:#f1eae0}
.room,.plain{grid-template-columns:600px 600px}
.words{display:flex;flex-direction:column;padding:60px 44px 54px 64px;min-width:0}
.kicker{color:#1f4d3f;font-weight:600}
h1{margin-top:18px;font:520 76px/1.04 Fraunces;letter-spacing:-.014em;text-wrap:balance}
h1.long{font-size:62px}
.shop{margin-top:auto;display:flex;align-items:baseline;gap:20px;color:#5b5148;font-size:24px;white-space:nowrap}
.name{font:520 44px/1 Fraunces;color:#211c17;letter-spacing:-.012em}
img{width:100%;height:630px;object-fit:cover;display:block}
.panel{background:#1f4d3f;color:#fbf8f3;display:grid;place-content:center;text-align:center;gap:14px;font-size:30px}
.panel b{font:520 68px/1 Fraunces}`;

/** Returns the card as an HTML page of 1200 × 630 px, in the shop's own fonts. */
export function cardHtml(
  { kicker, title, shows }: SocialCard,
  picture: string | undefined,
  language: Language,
): string {
  const [shortName] = facts.name.split(" ");
  const { city, region } = facts.address;
  const side = picture
    ? `<img src="${dataUrl("image/avif", picture)}" alt="">`
    : `<div class="panel"><b>${text(facts.phone)}</b>${text(copyIn[language].cardContact)}</div>`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
<body class="${picture ? shows : "plain"}"><div class="words">
<p class="kicker">${text(kicker)}</p><h1${title.length > 34 ? ' class="long"' : ""}>${text(title)}</h1>
<p class="shop"><span class="name">${text(shortName ?? facts.name)}</span>${text(`${city}, ${region}`)}${picture ? ` · ${text(facts.phone)}` : ""}</p>
</div>${side}</body>`;
}

function text(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
