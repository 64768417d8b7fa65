/** A slug made from a title, such as `Bouclé Chair №2` → `boucle-chair-2`. */
export function slugFrom(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
