export { siteUrl } from "#server/site-url.ts";
