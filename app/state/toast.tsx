import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { useIsFramed } from "#app/routing/framed.ts";
import { OptionalPart } from "#ui/dom-repair-boundary.tsx";
import { type ToastMessage, ToastRegion } from "#ui/toast-region.tsx";
import { ToastStore } from "./toast-store.ts";

const ToastContext = createContext<ToastStore | null>(null);
const NO_TOASTS: readonly ToastMessage[] = [];

/** Provides toasts without showing any, for a part of a page. */
export function ToastContextProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore());
  return <ToastContext value={store}>{children}</ToastContext>;
}

/** Provides the page's toasts and the region that shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore());
  // A framed page shows its messages in the page itself.
  const framed = useIsFramed();
  return (
    <ToastContext value={store}>
      {children}
      {framed ? null : (
        <OptionalPart>
          <Toasts store={store} />
        </OptionalPart>
      )}
    </ToastContext>
  );
}

/** Shows toasts: `useToasts().show({ title, description, action })`. */
export function useToasts(): Pick<ToastStore, "show" | "clearErrors"> {
  const store = useContext(ToastContext);
  if (!store) throw new Error("useToasts must be used within a ToastProvider");
  return store;
}

function Toasts({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => NO_TOASTS);
  return (
    <ToastRegion
      toasts={toasts}
      onDismiss={store.dismiss}
      onHold={store.pause}
      onRelease={store.resume}
    />
  );
}
