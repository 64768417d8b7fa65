import { walkJourneys } from "./walk-journeys.ts";

walkJourneys("WebKit");
