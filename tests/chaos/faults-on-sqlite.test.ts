import { faultsOn } from "./short-form.ts";

faultsOn("sqlite");
