import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";

interface LazyProps {
  /** From then on it is fetched; once here it stays, so that what it opened can be closed properly. */
  needed: boolean;
  /** It did not arrive. When it is wanted again it is asked for again, which not every browser does before a reload. */
  onLoadError: () => void;
  /** Shown while it is on its way. */
  placeholder?: ReactNode;
}

/**
 * A part of the page whose script is fetched when it is first wanted. Unlike with React's `lazy` the page stays when
 * the script does not come.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let fetched: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level, as `lazy` is
  return function Late({ needed, onLoadError, placeholder, ...props }: Props & LazyProps) {
    const [Part, setPart] = useState(() => fetched);
    const lost = useEffectEvent(onLoadError);
    useEffect(() => {
      if (!needed || Part) return;
      let left = false;
      load().then(
        (script) => {
          fetched = script.default;
          if (!left) setPart(() => script.default);
        },
        () => left || lost(),
      );
      return () => {
        left = true;
      };
    }, [needed, Part]);
    if (Part) return <Part {...(props as unknown as Props)} />;
    return needed ? placeholder : null;
  };
}
