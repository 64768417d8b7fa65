/**
 * Country calling codes, grouped by the minimum and maximum digits of their national numbers in
 * libphonenumber's metadata; a test compares the two. +1 is handled separately.
 */
const codesByLength: Readonly<Record<string, string>> = {
  "10-14": "7 234",
  "8-10": "20 60 378 506 850 855 856 964 970 976",
  "5-10": "27 64 685",
  "10-12": "30",
  "5-11": "31 852",
  "8-9": "32 36 51 213 224 233 237 250 258 264 268 377 382 387 591 962 963",
  "9-9":
    "33 34 93 94 211 212 218 221 240 242 244 249 251 255 256 260 261 262 351 590 594 596 979 992 994 995 998",
  "6-12": "39 46 359 381",
  "6-9": "40 252 355 376 421 508 681 689",
  "9-12": "41 420 870",
  "4-13": "43 598",
  "7-10": "44 84 230 243 254 263 267 353 372 960",
  "8-8":
    "45 216 222 223 226 227 228 232 235 236 253 257 266 350 356 357 370 371 373 374 389 505 509 800 808 973 993",
  "5-8": "47 386 686",
  "6-10": "48 53 95 880",
  "4-15": "49",
  "10-10": "52 58 225 229",
  "10-11": "54",
  "8-11": "55 57 65 502 504 593 977",
  "9-11": "56",
  "5-12": "61 358 971",
  "7-17": "62",
  "6-13": "63",
  "8-13": "66 91",
  "8-17": "81",
  "5-14": "82",
  "7-12": "86 882 972",
  "7-13": "90",
  "8-12": "92 383 883",
  "4-10": "98",
  "7-9": "220 231 245 265 354 385 423 967 968",
  "7-7": "238 239 246 248 269 291 297 592 673 674 680 691 692",
  "7-8": "241 599 670 675 853 961 965 975",
  "5-6": "247",
  "4-5": "290",
  "6-6": "298 299 672 687",
  "4-11": "352",
  "6-11": "375 595",
  "9-10": "380 881 966 996",
  "5-5": "500 682",
  "7-11": "501 503 507 679 886 974",
  "6-7": "597",
  "5-7": "676 677 678 688",
  "4-7": "683 690",
  "12-12": "878",
  "11-11": "888",
};

const lengths = new Map<string, readonly [fewest: number, most: number]>(
  Object.entries(codesByLength).flatMap(([range, codes]) => {
    const [min = 0, max = 0] = range.split("-").map(Number);
    return codes.split(" ").map((code) => [code, [min, max]] as const);
  }),
);

/**
 * The minimum and maximum digits of a national number under a calling code; undefined if there is
 * no such code.
 */
export function nationalLengths(
  callingCode: string,
): readonly [fewest: number, most: number] | undefined {
  return lengths.get(callingCode);
}

/** Every calling code except +1. */
export const callingCodes: readonly string[] = [...lengths.keys()];
