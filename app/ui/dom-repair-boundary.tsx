import { Component, type ReactNode } from "react";

/** Repaired more often than this, the fault is our own, and the error page the honest answer. */
const maxRepairs = 20;

/**
 * Shows its children again when the page turns out to have been changed under React's hands: an
 * extension took an element away, or put another around it, and React can't find it where it was
 * (decision 005). Any other failure goes on to the error page.
 */
export class DomRepairBoundary extends Component<{ children: ReactNode }, { failure?: unknown }> {
  override state: { failure?: unknown } = {};
  private repairs = 0;

  /** React mounts the children again after an error; this says after which. */
  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch() {
    this.repairs += 1;
  }

  override render() {
    const { failure } = this.state;
    if (failure && (!isExternalDomChange(failure) || this.repairs > maxRepairs)) throw failure;
    return this.props.children;
  }
}

/** Whether this is what a browser says of an element that is not where React left it. */
export function isExternalDomChange(failure: unknown): boolean {
  return (
    failure instanceof DOMException &&
    ["NotFoundError", "HierarchyRequestError"].includes(failure.name)
  );
}
