/** Stands for all styles in a page that React renders; `entry.server.tsx` puts them there. */
export const stylesPlace = "[styles]";
