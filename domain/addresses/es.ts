import type { Language } from "#domain/language.ts";
import type { AddressTable } from "./address-table.ts";

export const language: Language = "es";

export const pages = {
  home: "/es",
  livingRoom: "/es/colecciones/sala",
  quoteRequest: "/es/pedir-cotizacion",
  customRequest: "/es/pedido-especial",
  wishlist: "/es/favoritos",
  willItFit: "/es/cabe-en-su-casa",
  search: "/es/buscar",
  searchSuggestions: "/es/search-suggestions",
  priceMatch: "/es/igualamos-precios",
  priceMatchForm: "/es/igualamos-precios/formulario",
  bookDelivery: "/es/reservar-entrega",
  deliveryWindows: "/es/delivery-windows",
  deliveryInfo: "/es/informacion-de-entrega",
  financing: "/es/servicios/financiamiento",
  privacy: "/es/politica-de-privacidad",
  terms: "/es/terminos-y-condiciones",
  llms: "/es/llms.txt",
  webManifest: "/es/site.webmanifest",
} as const satisfies AddressTable["pages"];

export const sections = {
  collections: "/es#collections",
  howItWorks: "/es#how-it-works",
  about: "/es#about",
} as const satisfies AddressTable["sections"];

export const collections = "/es/colecciones";
export const products = "/es/productos";
export const pieces = "/es/pieces";
export const bookings = "/es/reservas";
export const quotes = "/es/cotizaciones";

export const slugs: AddressTable["slugs"] = {
  "living-room": "sala",
  bedroom: "recamara",
  "dining-room": "comedor",
  "home-office": "oficina-en-casa",
  accessories: "accesorios",
  "bar-entertainment": "bar-y-entretenimiento",
  "stationary-sofa-loveseats": "sofas-y-loveseats",
  "stationary-sectionals": "seccionales",
  "reclining-sofa-loveseats": "sofas-y-loveseats-reclinables",
  "recliners-lift-chairs": "sillones-reclinables-y-elevables",
  "reclining-sectionals": "seccionales-reclinables",
};

export const calendarFile = "entrega.ics";
