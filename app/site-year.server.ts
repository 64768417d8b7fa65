export { siteYear } from "#server/site-year.ts";
