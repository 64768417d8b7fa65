import { keepEarlyClicks } from "./early-clicks.ts";
import { watchEarlyChanges } from "./early-dom-changes.ts";
import { noteLanding } from "./landing.ts";
import { startClientScript } from "./start-client-script.ts";

// The build makes one small script of this, which is part of every page's head.
watchEarlyChanges();
noteLanding();
keepEarlyClicks();
startClientScript();
