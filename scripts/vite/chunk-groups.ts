import { languageCodes } from "#domain/language.ts";

/** Modules that go into one script file, since many small files compress badly (decision 004). */
export interface ChunkGroup {
  name: string;
  /** A module in two groups goes to the one with the higher priority. */
  priority: number;
  /** Beginnings of the modules' paths from the project's root. */
  paths: readonly string[];
  /** Paths among these that are loaded later, on their own. */
  except?: readonly string[];
}

/** The groups by what pages have in common. */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    // The framework, and what nearly every page uses.
    name: "shell",
    priority: 3,
    paths: [
      ...under("node_modules", ["react/", "react-dom/", "react-router/", "scheduler/"]),
      "app/features/navigation/",
      "app/root.",
      ...texts(["dialogs/", "navigation/"]),
      "copy/formats/number.",
      ...under("app/routing", [
        "framed.",
        "head.",
        "history-entry",
        "keep-typed-text",
        "outdated-page",
        "respond-by",
        "revalidate-on-path-change",
        "undo-early-dom-changes",
      ]),
      ...under("app/products", [
        "add-to-cart",
        "browse-collections",
        "price-line",
        "product-card",
        "swatches",
        "wishlist-button",
      ]),
      ...under("app/state", [
        "cart-context",
        "lazy-dialog",
        "stored-value",
        "toast",
        "visit-start",
        "wishlist-context",
      ]),
      ...under("app/ui", [
        "badge",
        "bar-height",
        "breadcrumb",
        "button",
        "cached-part",
        "dom-repair-boundary",
        "fresh-text",
        "history-dialog",
        "hydrated",
        "icon",
        "lazy-component",
        "loading-notice",
        "motion",
        "no-translate",
        "page-title",
        "picture",
        "rich-text",
        "round-button",
        "server-part",
        "slider",
        "toast-region",
      ]),
      ...under("domain", [
        "call-for-price",
        "cart.",
        "copyright",
        "form-limits",
        "money",
        "phone-link",
        "product-snapshot",
        "saved-",
        "wishlist",
      ]),
      ...formats(["money"]),
      "shop/facts",
    ],
    except: [
      ...under("app/features/navigation", [
        "collections-dialog",
        "open-status",
        "show-section",
        "sticky-bar.",
      ]),
      ...texts(["navigation/textMessage"]),
    ],
  },
  // Reads typed numbers.
  { name: "numbers", priority: 2, paths: under("domain", ["fold-width", "typed-number"]) },
  // Reads how many pieces are wanted.
  {
    name: "quantities",
    priority: 2,
    paths: ["domain/typed-quantity", ...texts(["quantity-problems"])],
  },
  // Posts a form, and says why it can't.
  {
    name: "sending",
    priority: 2,
    paths: [
      ...under("app/forms", ["failure-copy", "lead-response", "post-form"]),
      ...texts(["failures/"]),
    ],
  },
  // What stands in a control, for pages with any field.
  { name: "controls", priority: 2, paths: under("app/ui", ["control-value"]) },
  {
    // Opening hours, and whether the shop is open now.
    name: "days",
    priority: 2,
    paths: [
      "app/features/navigation/open-status",
      ...under("domain", ["date-parts", "open-status.", "opening-hours.", "shop-calendar"]),
      ...formats(["clock", "dates", "hours"]),
    ],
  },
  {
    // Delivery prices.
    name: "prices",
    priority: 2,
    paths: [
      "domain/delivery/delivery-price",
      "shop/delivery",
      "app/products/delivery-prices",
      ...texts(["delivery-add-ons", "delivery-sizes"]),
    ],
  },
  {
    // Forms with a name and a phone number.
    name: "forms",
    priority: 1,
    paths: [
      ...under("domain", ["contact", "form-problems"]),
      ...under("app/ui", ["blur-to-button", "error-", "field", "honeypot"]),
      ...under("app/forms", [
        "contact-inputs",
        "failure-notice",
        "form-draft",
        "lead-body",
        "prefilled-contact",
        "problem-words",
        "saved-contact",
        "use-lead-submit",
      ]),
      ...texts(["forms/"]),
      "app/state/new-key",
      "copy/words/problem-text",
      ...texts(["problems"]),
    ],
    except: ["domain/contact/us-state"],
  },
  {
    // The initial content of every listing, without parts fetched on demand.
    name: "listing",
    priority: 0,
    paths: under("app/features/listing", [
      "applied-chips",
      "filter-button",
      "filter-panel",
      "page-size",
      "pagination",
      "price-fields",
      "product-listing",
      "select-choice",
      "settings-form",
      "toolbar",
      "use-listing-change",
    ]),
  },
  {
    // Shared by search and collections.
    name: "custom-request-link",
    priority: 0,
    paths: [
      "app/products/custom-request-link",
      "app/features/custom-request/custom-request-dialog",
    ],
  },
  {
    // A single product: product page, quick view and quote list.
    name: "product-views",
    priority: 0,
    paths: under("app/products", [
      "availability-note",
      "choose-quantity",
      "gallery",
      "monthly-cost",
      "option-fields",
      "quantity-field",
    ]),
  },
  {
    // What only product page, 3D page and quick view have.
    name: "product-details",
    priority: 0,
    paths: [
      ...under("app/products", [
        "model-data",
        "option-chooser",
        "product-choices",
        "spec-table",
        "value-notes",
      ]),
      ...texts(["product/copied"]),
    ],
  },
  {
    // Products saved in the browser.
    name: "lists",
    priority: 0,
    paths: [
      ...under("app/products", [
        "color-select",
        "fetch-products",
        "own-colors-notice",
        "unsaved-notices",
        "use-own-colors",
        "use-products",
      ]),
      "domain/cart-lists",
      "domain/list-link",
    ],
  },
  {
    // Used by every step of a booking.
    name: "delivery",
    priority: 0,
    paths: [
      "domain/delivery/",
      "domain/contact/us-state",
      "app/features/booking/booking-draft",
      ...texts(["booking/", "delivery-windows"]),
      "app/features/booking/item-line",
      ...formats(["delivery-times", "full-dates"]),
    ],
  },
];

/** The groups of the desk, whose every page has its frame. */
export const deskChunkGroups: readonly ChunkGroup[] = [
  {
    name: "frame",
    priority: 5,
    paths: [
      ...under("desk", [
        "inbox/row-pictures",
        "inbox/time-mark",
        "keyboard/",
        "lead-words",
        "live/",
        "loading/",
        "root.",
        "shell/",
        "use-root-data",
        "waiting/",
      ]),
      "app/state/new-key",
    ],
  },
  // The list of leads, for the inbox and the page of a lead.
  {
    name: "list",
    priority: 4,
    paths: ["desk/inbox/"],
  },
  ...chunkGroups,
];

/** Whether a group contains the module with this id, which ends in its path. */
export function takes({ paths, except = [] }: ChunkGroup, id: string): boolean {
  const begins = (path: string) => id.includes(`/${path}`);
  return paths.some(begins) && !except.some(begins);
}

/** Files or single texts of `copy/`, compiled, in every language. */
function texts(names: readonly string[]): string[] {
  return languageCodes.flatMap((code) => under(`copy/compiled/parts/${code}`, names));
}

/** Modules of `copy/formats/`, in every language. */
function formats(names: readonly string[]): string[] {
  return languageCodes.flatMap((code) => under(`copy/formats/${code}`, names));
}

function under(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}
