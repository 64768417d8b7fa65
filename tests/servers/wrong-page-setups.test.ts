import { describe } from "vitest";
import { testWrongSetups, type WrongSetup } from "./wrong-setup.ts";

const proxyConnectionHeader = /\t\tproxy_set_header Connection "";\n/;
const inLocation = (lines: string): [RegExp, string] => [
  proxyConnectionHeader,
  `\t\tproxy_set_header Connection "";\n\t\t${lines}\n`,
];

const wrongPageSetups: WrongSetup[] = [
  {
    title: "nginx that requests uncompressed pages from the shop",
    kind: "nginx",
    config: [inLocation('proxy_set_header Accept-Encoding "";')],
    expected: [["warning", /uncompressed/, /gzip off/]],
  },
  {
    title: "nginx that compresses pages twice",
    kind: "nginx",
    config: [
      ["gzip off;", "gzip on; gzip_proxied any;"],
      inLocation("proxy_hide_header Content-Encoding;"),
    ],
    expected: [["fault", /compressed twice/, /gzip off/]],
  },
  {
    title: "nginx that caches private pages for all clients",
    kind: "nginx",
    config: [
      [
        "upstream parsons_furniture",
        "proxy_cache_path CACHE keys_zone=pages:1m;\nupstream parsons_furniture",
      ],
      inLocation(
        "proxy_cache pages; proxy_cache_valid any 10m; proxy_ignore_headers Cache-Control Expires Vary;",
      ),
    ],
    expected: [["fault", /private pages are kept by a cache/, /proxy_cache off/]],
  },
  {
    title: "nginx that lets browsers cache every page",
    kind: "nginx",
    config: [inLocation("expires 1h;")],
    expected: [["fault", /private pages arrive with Cache-Control/, /expires/]],
  },
  {
    title: "nginx that drops the ETag",
    kind: "nginx",
    config: [inLocation("proxy_hide_header ETag;")],
    expected: [["warning", /lose their ETag/, /./]],
  },
  {
    title: "nginx that inserts a script into every page",
    kind: "nginx",
    config: [
      ["gzip off;", "gzip on; gzip_proxied any;"],
      inLocation(
        `proxy_set_header Accept-Encoding ""; sub_filter "</head>" '<script src="https://ads.example/a.js"></script></head>';`,
      ),
    ],
    expected: [
      ["warning", /lose their ETag|gets it again|changes pages/, /./],
      ["warning", /changes pages on their way/, /[Ss]witch/],
    ],
  },
  {
    title: "nginx that sends its own Strict-Transport-Security as well",
    kind: "nginx",
    config: [inLocation('add_header Strict-Transport-Security "max-age=63072000" always;')],
    expected: [["warning", /comes twice/, /Take the header out/]],
  },
  {
    title: "Apache with Strict-Transport-Security for every host of the domain",
    kind: "apache",
    config: [
      [
        "RequestHeader set X-Forwarded-Proto https",
        'RequestHeader set X-Forwarded-Proto https\n\tHeader set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
      ],
    ],
    expected: [["warning", /binds every other host/, /HSTS_INCLUDE_SUBDOMAINS=1/]],
  },
];

describe("the doctor reports a wrong setup:", () => testWrongSetups(wrongPageSetups));
