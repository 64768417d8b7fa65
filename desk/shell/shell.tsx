import type { ReactNode } from "react";
import { Keyboard } from "#desk/keyboard/keyboard.tsx";
import { Announcer } from "#desk/live/announcer.tsx";
import { useEvents } from "#desk/live/use-events.ts";
import { LoadingBlocks } from "#desk/loading/loading-blocks.tsx";
import { WaitingProvider } from "#desk/waiting/waiting-context.tsx";
import { firstName } from "#domain/desk/initials.ts";
import type { Role } from "#domain/desk/roles.ts";
import { copy } from "./copy.ts";
import { DeskHeader } from "./desk-header.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { TabBar } from "./tab-bar.tsx";

interface ShellProps {
  member: { id: string; name: string; role: Role };
  /** How many leads wait for an answer. */
  waiting: number;
  children: ReactNode;
}

/** What stands around every page of the desk. */
export function Shell({ member, waiting, children }: ShellProps) {
  useEvents();
  return (
    <WaitingProvider id={member.id} name={member.name}>
      <Announcer>
        <a
          href="#content"
          className="sr-only z-50 rounded-surface bg-paper px-5 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          {copy.skip}
        </a>
        <DeskHeader name={firstName(member.name)} member={member} waiting={waiting} />
        <OfflineBar />
        <LoadingBlocks />
        {children}
        <TabBar role={member.role} waiting={waiting} />
        <Keyboard />
      </Announcer>
    </WaitingProvider>
  );
}
