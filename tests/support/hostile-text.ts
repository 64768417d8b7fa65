import fc from "fast-check";

/** Values that people and programs put into name fields to break emails. */
export const hostileNames = [
  'Eve\r\nBcc: all@example.com, <b>"x"</b> <eve@example.com>',
  "Eve\nSubject: other",
  '"Quoted", Inc. <evil@example.com>',
  "=?utf-8?B?QmNjOiBhbGxAZXhhbXBsZS5jb20=?=",
  "José Ñandú",
  "नमस्ते दुनिया",
  "مرحبا \u202eevil\u202c",
  "שלום",
  "李小龍",
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "\u200b\u200d\ufeff",
  "a\u0000b\u001b[31mc\u007f",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
  "x".repeat(3_000),
  "é".repeat(1_500),
  "\ud800 alone",
  ".",
  "..\n.\n.x",
  "From me\nFrom you",
  "  ",
  "\t\u00a0",
  "undisclosed-recipients:;",
  "a;b,c:d@e",
  "\\",
  '"',
  "Łukasz\u2028next\u2029next\u0085next",
];

/** Addresses that a form may accept, now or in the future, and some it doesn't. */
export const hostileAddresses = [
  "Dana@example.com",
  "josé@example.com",
  "ann@bücher.example",
  "नमस्ते@डेटामेल.भारत",
  "Pelé@münchen.example",
  "a..b@docomo.example",
  "o'hara+tag@example.com",
  "user%relay@example.com",
  "x@xn--bcher-kva.example",
  `${"l".repeat(64)}@${"h".repeat(63)}.${"h".repeat(63)}.example`,
  "用户@例子.公司",
];

/** Arbitrary text, most of it hostile. */
export const hostileText = fc.oneof(
  fc.constantFrom(...hostileNames),
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.array(fc.constantFrom(...hostileNames), { maxLength: 4 }).map((parts) => parts.join("\r\n")),
);

export const hostileAddress = fc.constantFrom(...hostileAddresses);
