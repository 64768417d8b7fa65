import { addEarlySettings } from "./add-early-settings.ts";
import { holdEarlyClicks } from "./early-clicks.ts";
import { watchEarlyChanges } from "./early-dom-changes.ts";
import { fillMenus } from "./fill-menus.ts";
import { firstPictureShown } from "./first-picture-shown.ts";
import { holdFonts } from "./hold-fonts.ts";
import { holdLazyContent } from "./hold-lazy-content.ts";
import { markSavedLists } from "./mark-saved-lists.ts";
import { markScript } from "./mark-script.ts";
import { restoreScroll } from "./restore-scroll.ts";
import { startClientScript } from "./start-client-script.ts";
import { storeVisitStart } from "./store-visit-start.ts";
import { whenNearView } from "./when-near-view.ts";

// The build bundles this into one small script in the head of every page.
markScript();
const firstPicture = firstPictureShown();
markSavedLists();
holdLazyContent(firstPicture);
holdFonts(firstPicture);
fillMenus();
watchEarlyChanges();
storeVisitStart();
holdEarlyClicks();
addEarlySettings();
firstPicture.then(() => whenNearView(startClientScript));
restoreScroll();
