/** Alt text of a product's second picture: its own, or else the product from the other side. */
export function hoverAltOf(title: string, alt: string | undefined): string {
  return alt ?? `${title} from the other side`;
}
