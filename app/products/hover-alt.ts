/** What a piece's second picture shows: what its file says, or else the piece from the other side. */
export function hoverAltOf(title: string, said: string | undefined): string {
  return said ?? `${title} from the other side`;
}
