import { Icon } from "#ui/icon.tsx";

interface TypeFeaturesProps {
  features: readonly string[];
  className?: string;
}

/** The features of a product type. */
export function TypeFeatures({ features, className = "" }: TypeFeaturesProps) {
  return (
    <ul className={`grid gap-1.5 text-[0.9375rem] ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Icon name="check" className="mt-0.5 size-4.5 opacity-70" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
