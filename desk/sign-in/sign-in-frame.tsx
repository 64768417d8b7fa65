import type { ReactNode } from "react";
import { facts } from "#shop/facts.ts";

/** A page of its own for someone who isn't signed in. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className="page-width grid min-h-dvh max-w-md content-center gap-6 py-12">
      <title>{`${title} | ${facts.name}`}</title>
      <p className="font-display text-xl">
        {facts.name} <span className="font-sans text-base text-soft">desk</span>
      </p>
      <h1 className="text-h2">{title}</h1>
      {children}
    </main>
  );
}
