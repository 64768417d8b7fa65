import {
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { DomRepairBoundary } from "./dom-repair-boundary.tsx";

interface LazyProps {
  /** Fetches the component once true. It then stays mounted, to close what it opened. */
  needed: boolean;
  /**
   * The fetch failed, or the component did. A fetch is retried when next needed, though some browsers
   * fail until a reload.
   */
  onLoadError: () => void;
  /** Shown while the component is being fetched. */
  placeholder?: ReactNode;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose script is fetched when it is first needed, for what appears over or beside a page
 * (decision 004). Unlike React's `lazy`, it doesn't fail the page when the script fails to load.
 */
export function lazyComponent<Props extends object>(load: Load<Props>) {
  let fetched: ComponentType<Props> | undefined;
  const fetchNow = () =>
    load().then((script) => {
      fetched = script.default;
      return script.default;
    });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at module level, as `lazy` is
  function Late({ needed, onLoadError, placeholder, ...props }: Props & LazyProps) {
    const [Loaded, setLoaded] = useState(() => fetched);
    const handleError = useEffectEvent(onLoadError);
    useEffect(() => {
      if (!needed || Loaded) return;
      let unmounted = false;
      fetchNow().then(
        (component) => {
          if (!unmounted) setLoaded(() => component);
        },
        () => unmounted || handleError(),
      );
      return () => {
        unmounted = true;
      };
    }, [needed, Loaded]);
    const Component = Loaded ?? (needed ? fetched : undefined);
    if (Component) {
      return (
        <DomRepairBoundary instead={needed ? <Report report={onLoadError} /> : null}>
          <Component {...(props as unknown as Props)} />
        </DomRepairBoundary>
      );
    }
    return needed ? placeholder : null;
  }
  /** Fetches the script before it is needed; a failure shows when it is. */
  Late.preload = () => {
    if (!fetched) fetchNow().catch(() => {});
  };
  return Late;
}

/**
 * A lazy component that is a part of some of a route's pages, which are never shown without it: its
 * script is fetched before hydration if the opened page has the part, and otherwise with the first
 * page that has it.
 * @param id id of an element of the part
 */
export async function lazyPagePart<Props>(id: string, load: Load<Props>) {
  const isOnPage = import.meta.env.SSR || document.getElementById(id);
  return {
    Part: isOnPage ? (await load()).default : lazy(load),
    /** Fetches the script for the next page; a failure shows when it is needed. */
    preload: () => void load().catch(() => {}),
  };
}

/** Reports once, after it is shown. */
function Report({ report }: { report: () => void }) {
  const reportOnce = useEffectEvent(report);
  useEffect(() => reportOnce(), []);
  return null;
}
