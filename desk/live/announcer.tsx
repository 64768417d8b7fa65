import { createContext, type ReactNode, useContext, useState } from "react";

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Reads changes that nobody asked for to screen readers. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState("");
  return (
    <AnnounceContext value={setText}>
      {children}
      <p role="status" className="sr-only">
        {text}
      </p>
    </AnnounceContext>
  );
}

/** A function that has a text read; the same one each time. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}
