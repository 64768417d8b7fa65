import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";

interface LateProps {
  /** From then on it is fetched; once here it stays, so that what it opened can be closed properly. */
  wanted: boolean;
  /** It did not arrive. When it is wanted anew it is asked for anew, which not every browser does before a reload. */
  onLost: () => void;
  /** Shown while it is on its way. */
  waiting?: ReactNode;
}

/**
 * A part of the page whose script is fetched when it is first wanted. Unlike with React's `lazy` the page stays when
 * the script does not come.
 */
export function late<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  let fetched: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level, as `lazy` is
  return function Late({ wanted, onLost, waiting, ...props }: Props & LateProps) {
    const [Part, setPart] = useState(() => fetched);
    const lost = useEffectEvent(onLost);
    useEffect(() => {
      if (!wanted || Part) return;
      let left = false;
      fetchPart().then(
        (script) => {
          fetched = script.default;
          if (!left) setPart(() => script.default);
        },
        () => left || lost(),
      );
      return () => {
        left = true;
      };
    }, [wanted, Part]);
    if (Part) return <Part {...(props as unknown as Props)} />;
    return wanted ? waiting : null;
  };
}
