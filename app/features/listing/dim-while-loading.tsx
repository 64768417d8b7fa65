import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { list } from "#copy/listing.ts";

/** The products, dimmed while a changed listing is being fetched. */
export function DimWhileLoading({ children }: { children: ReactNode }) {
  const busy = useNavigation().state === "loading";
  return (
    <section aria-label={list} className={busy ? "opacity-60 transition-opacity delay-100" : ""}>
      {children}
    </section>
  );
}
