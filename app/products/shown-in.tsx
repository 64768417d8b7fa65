/** Says which color the picture shows, where the chosen one has no picture (rule 5.6). */
export function ShownIn({ color }: { color: string }) {
  return <span>{`Shown in ${color}`}</span>;
}
