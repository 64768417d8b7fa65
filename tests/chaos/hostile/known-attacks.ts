/**
 * The function that a successfully injected script would call; pages and emails are searched for
 * it.
 */
export const XSS_MARK = "xss1337";
/** The name of a successfully injected header or log line. */
export const INJECTED = "x-injected";

const markup = [
  `<script>${XSS_MARK}()</script>`,
  `"><img src=x onerror=${XSS_MARK}()>`,
  `' onmouseover='${XSS_MARK}()`,
  `</title><svg onload=${XSS_MARK}()>`,
  `</textarea><iframe srcdoc="<script>${XSS_MARK}()</script>">`,
  `javascript:${XSS_MARK}()`,
  `<!--<script>${XSS_MARK}()//-->`,
  `\u003cscript\u003e${XSS_MARK}()`,
  `</script><script>${XSS_MARK}()</script>`,
];

const queries = [
  "' OR '1'='1",
  "'; DROP TABLE leads; --",
  '" UNION SELECT payload FROM deliveries --',
  "1); DELETE FROM bookings WHERE (1=1",
  "$1",
  "?",
  "\\'; SELECT pg_sleep(5); --",
  '{"$ne":null}',
  "*)(uid=*))(|(uid=*",
  "%' AND 1=(SELECT COUNT(*) FROM leads) --",
];

const commands = [
  "; cat /etc/passwd",
  "$(reboot)",
  "`id`",
  "| nc 127.0.0.1 9",
  `\${process.exit(1)}`,
  "{{constructor.constructor('return process')().exit()}}",
  "<%= 7*7 %>",
  "#{7*7}",
  `\${jndi:ldap://127.0.0.1/a}`,
  "-oProxyCommand=id",
];

const headers = [
  `a\r\n${INJECTED}: yes`,
  `a\n${INJECTED}: yes`,
  `a\r\nBcc: ${INJECTED}@example.com\r\n\r\n<b>hello</b>`,
  `%0d%0a${INJECTED}:%20yes`,
  `a\u2028${INJECTED}: yes`,
  `a\u0085${INJECTED}: yes`,
  `=?utf-8?q?=0d=0a${INJECTED}:_yes?=`,
  `"Dana" <dana@example.com>, all@example.com`,
  "dana@example.com,all@example.com",
  "dana@example.com%0ABcc:all@example.com",
];

const formulas = [
  "=HYPERLINK(1)",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  "\t=1",
  "＝1+1",
  "=cmd|' /C calc'!A0",
];

const paths = [
  "../../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/data/shop.sqlite",
  "..\\..\\data\\link-secret",
  "file:///etc/passwd",
  "http://127.0.0.1:1/",
  "http://169.254.169.254/latest/meta-data/",
  "//elsewhere.example/",
  "/.env",
  "/.git/config",
];

const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then"];

const text = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00a\ud800",
  "\u001b[31mred\u001b[0m\u001b]0;owned\u0007",
  "\u009b31m",
  "\u202egnp.exe",
  "\u2066hidden\u2069",
  "\ufeff",
  "\uffff\ufffe",
  "ﷺ".repeat(30),
  `Z${"\u0351".repeat(200)}algo`,
  "İıſK",
  "😀".repeat(60),
  "\r",
  " ",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e309",
  "9".repeat(400),
  "0x10",
  "true",
  "[object Object]",
  "2026-02-30",
  "0000-00-00",
  "+999999-01-01",
  "\\",
  "%",
  "%zz",
  "%ff%fe",
];

const json = [
  "{",
  "[]",
  "[null]",
  "[[]]",
  "{}",
  '"text"',
  '[{"__proto__":{"polluted":true},"id":"1003"}]',
  '[{"constructor":{"prototype":{"polluted":true}}}]',
  '[{"id":{"toString":1},"quantity":{}}]',
  '[{"id":"1003","quantity":1e999}]',
  '[{"id":"1003","quantity":-1,"notes":["a"]}]',
  '[{"id":"1003","quantity":1.5},{"id":"1003","quantity":"1"}]',
  '[{"type":"__proto__","quantity":1}]',
  '[{"type":"constructor","quantity":1}]',
  `[${'{"id":"1003","quantity":1},'.repeat(2_000)}{}]`,
  "[".repeat(60_000),
  `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
];

/** Values that have broken programs before, by attack. */
export const knownAttacks: readonly string[] = [
  ...markup,
  ...queries,
  ...commands,
  ...headers,
  ...formulas,
  ...paths,
  ...names,
  ...text,
  ...json,
];

/** Field and parameter names with a meaning to some program. */
export const hostileNames: readonly string[] = [
  ...names,
  "items[0][id]",
  "items[__proto__][polluted]",
  "name[]",
  "name[$ne]",
  "__proto__[polluted]",
  "constructor.prototype.polluted",
  "",
  "\u0000",
  "a".repeat(3_000),
  "_method",
  "_routes",
  "index",
];
