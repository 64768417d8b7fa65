import { useState } from "react";

/** True from the first opening on: what loads late stays mounted, so that closing can be proper. */
export function useOnceOpened(open: boolean) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
