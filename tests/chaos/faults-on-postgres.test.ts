import { faultsOn } from "./short-form.ts";

faultsOn("postgres");
