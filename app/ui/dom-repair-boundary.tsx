import { Component, type ReactNode } from "react";

/** After this many repairs the fault is likely our own, and the error page is shown. */
const maxRepairs = 20;

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of children that fail; without it, their error goes on to the error page. */
  instead?: ReactNode;
}

/**
 * Mounts its children again when React fails because something else changed the page: an extension
 * removed an element or wrapped it, and React can't find it where it was (decision 005).
 */
export class DomRepairBoundary extends Component<BoundaryProps, { error?: unknown }> {
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
    const { children, instead } = this.props;
    if (!error || (isExternalDomChange(error) && this.repairs <= maxRepairs)) return children;
    if (instead === undefined) throw error;
    return instead;
  }
}

/** A part that is left out when it fails, so that the page around it stays (rule 2.29). */
export function OptionalPart({ children }: { children: ReactNode }) {
  return <DomRepairBoundary instead={null}>{children}</DomRepairBoundary>;
}

/** Whether an error is what browsers throw for an element that is not where React left it. */
export function isExternalDomChange(error: unknown): boolean {
  return (
    error instanceof DOMException && ["NotFoundError", "HierarchyRequestError"].includes(error.name)
  );
}
