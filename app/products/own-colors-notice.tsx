import { NoTranslate } from "#ui/no-translate.tsx";

/** Says once which colors pieces are in that were saved before they had any to choose (rule 7.17). */
export function OwnColorsNotice({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div role="status" className="mt-6 border-l-4 border-brass bg-white py-3 pr-4 pl-5">
      <p className="font-semibold">Please check the color</p>
      <p>
        <span>{titles.length === 1 ? copy.one : copy.several}</span>
        <NoTranslate>{titles.join(", ")}</NoTranslate>
        {copy.change}
      </p>
    </div>
  );
}

const copy = {
  one: "This piece was saved before its color could be chosen, so it is in its usual one: ",
  several:
    "These pieces were saved before their colors could be chosen, so they are in their usual ones: ",
  change: ". You can change it below.",
} as const;
