export { siteUrl } from "#server/placeholders/site-url.ts";
