import { watchEarlyChanges } from "./early-changes.ts";
import { keepEarlyClicks } from "./early-clicks.ts";
import { noteLanding } from "./landing.ts";
import { startClientScript } from "./start-client-script.ts";

// The build makes one small script of this, which is part of every page's head.
watchEarlyChanges();
noteLanding();
keepEarlyClicks();
startClientScript();
