import { keepEarlyClicks } from "./early-clicks.ts";
import { watchEarlyChanges } from "./early-dom-changes.ts";
import { noteLanding } from "./landing.ts";
import { startClientScript } from "./start-client-script.ts";

// The build bundles this into one small script in the head of every page.
watchEarlyChanges();
noteLanding();
keepEarlyClicks();
startClientScript();
