/**
 * Keeps the address of a private page out of `navigation.entries()` of the pages that follow it (rule
 * 16.8): browsers forget the document's referrer policy with each entry its scripts write. Other pages
 * have no such policy in the document.
 */
export function hidePrivateAddress(): void {
  const policy = document.querySelector<HTMLMetaElement>("meta[name=referrer]");
  if (!policy) return;
  window.navigation?.addEventListener("currententrychange", () => {
    policy.content = "origin";
  });
}
