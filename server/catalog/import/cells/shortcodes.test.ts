import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  [
    '[vc_row full_width="x"][vc_column_text css=".a{margin:0}"]Wide seat.[/vc_column_text][/vc_row]',
    "Wide seat.",
  ],
  ['Soft.\n[gallery ids="1,2,3"]', "Soft."],
  ["[gallery]\nSoft.", "Soft."],
  [
    '[et_pb_section fb_built="1"][et_pb_text]For tall people.[/et_pb_text][/et_pb_section]',
    "For tall people.",
  ],
  ["[et_pb_text admin_label=&#8221;Text&#8221;]Deep.[/et_pb_text]", "Deep."],
  ["[fusion_text]<p>One</p><p>Two</p>[/fusion_text]", "One\nTwo"],
  ['[caption id="a" width="300"]<img src="x"> The arm[/caption]', "The arm"],
  ["[one_half]Left[/one_half][one_half_last]Right[/one_half_last]", "Left\nRight"],
  ["[b]Bold[/b]er [url=https://s.example]here[/url]", "Bolder here"],
  ["[list][*]Oak[*]Ash[/list]", "- Oak\n- Ash"],
  ["[embed]https://video.example/1[/embed]Soft.", "Soft."],
  ["[vc_raw_html]JTNDcCUzRQ==[/vc_raw_html]Soft.", "Soft."],
  ['[vc_custom_heading text="Made to last"][vc_btn title="Buy now"]Oak.', "Made to last\nOak."],
  ['[contact-form-7 id="5" title="Ask us"]Oak.', "Oak."],
  ["[woocommerce_cart] Oak. [su_spacer size=20] Ash. [product_page id=9 /]", "Oak.\nAsh."],
  ["{{ product.title }} is soft. {% include 'care' %}{{widget type=\"x\"}}", "is soft."],
  ["Soft ![arm](data:image/png;base64,iVBORw0KGgo=) arms", "Soft ![arm]() arms"],
  [
    '[accordion][accordion-item title="Care"]Wipe clean.[/accordion-item][/accordion]',
    "Care\nWipe clean.",
  ],
  [
    '[button link="/x"]Buy now[/button][elementor-template id="12"][audio src=a.mp3] Oak',
    "Buy now\nOak",
  ],
  ["[B]Bold[/B] [wpforms id=12] %%GLOBAL_Name%% {loadposition x}{# note #}Oak", "Bold\nOak"],
])("T11: codes go and texts stay: %s", (text, plain) => expect(plainText(text)).toBe(plain));

test.each([
  "Firm back [sic] and 3 [three] positions.",
  "Width [84 in], depth [38 in]",
  "[Note: wipe clean only] [see below] [W x D x H]",
  'Seat {queen} and [wall-hugger] [approx. 84"]',
  "Fits [ABC_123] and [w=84 d=38], 100%% wool, 50% off {84 in}",
  "[84] [a] [Made in Texas] [depth = 38] [new!]",
])("T11: text in brackets stays: %s", (text) => expect(plainText(text)).toBe(text));
