import { Component, type ReactNode } from "react";

/** After this many repairs the fault is likely our own, and the error page is shown. */
const maxRepairs = 20;

/**
 * Mounts its children again when React fails because something else changed the page: an extension
 * removed an element or wrapped it, and React can't find it where it was (decision 005). Any other
 * error goes on to the error page.
 */
export class DomRepairBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  private repairs = 0;

  /** React mounts the children again after an error; this keeps the error for `render`. */
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.repairs += 1;
  }

  override render() {
    const { error } = this.state;
    if (error && (!isExternalDomChange(error) || this.repairs > maxRepairs)) throw error;
    return this.props.children;
  }
}

/** Whether an error is what browsers throw for an element that is not where React left it. */
export function isExternalDomChange(error: unknown): boolean {
  return (
    error instanceof DOMException && ["NotFoundError", "HierarchyRequestError"].includes(error.name)
  );
}
