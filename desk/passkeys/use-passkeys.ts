import { useSyncExternalStore } from "react";

/** Whether the browser can make and use passkeys by its own JSON methods; false until hydration. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(noChanges, isSupported, () => false);
}

const noChanges = () => () => {};

function isSupported(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}
