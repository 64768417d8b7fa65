import { afterFirstPicture } from "./after-first-picture.ts";
import { keepEarlyClicks } from "./early-clicks.ts";
import { watchEarlyChanges } from "./early-dom-changes.ts";
import { fillMenus } from "./fill-menus.ts";
import { holdFonts } from "./hold-fonts.ts";
import { holdLazyPictures } from "./hold-lazy-pictures.ts";
import { markKeptLists } from "./mark-kept-lists.ts";
import { restoreScroll } from "./restore-scroll.ts";
import { startClientScript } from "./start-client-script.ts";
import { storeVisitStart } from "./store-visit-start.ts";

// The build bundles this into one small script in the head of every page.
markKeptLists();
holdLazyPictures();
holdFonts();
fillMenus();
watchEarlyChanges();
storeVisitStart();
keepEarlyClicks();
afterFirstPicture(startClientScript);
restoreScroll();
