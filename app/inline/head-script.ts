import { addEarlySettings } from "./add-early-settings.ts";
import { holdEarlyClicks } from "./early-clicks.ts";
import { watchEarlyChanges } from "./early-dom-changes.ts";
import { fillMenus } from "./fill-menus.ts";
import { firstPictureShown, holdLazyContent } from "./first-picture-shown.ts";
import { hidePrivateAddress } from "./hide-private-address.ts";
import { holdFonts } from "./hold-fonts.ts";
import { markSavedLists } from "./mark-saved-lists.ts";
import { offerLanguage } from "./offer-language.ts";
import { restoreScroll } from "./restore-scroll.ts";
import { startClientScript, whenNearView } from "./start-client-script.ts";
import { storeVisitStart } from "./store-visit-start.ts";

// The build bundles this into one small script in the head of every page.
markScript();
const firstPicture = firstPictureShown();
markSavedLists();
offerLanguage();
holdLazyContent(firstPicture);
holdFonts(firstPicture);
fillMenus();
watchEarlyChanges();
storeVisitStart();
hidePrivateAddress();
holdEarlyClicks();
addEarlySettings();
firstPicture.then(() => whenNearView(startClientScript));
restoreScroll();

/**
 * Marks the document with `data-script`, for the styles of what needs script or replaces it: older
 * browsers don't know `@media (scripting)`.
 */
function markScript(): void {
  document.documentElement.dataset.script = "";
}
