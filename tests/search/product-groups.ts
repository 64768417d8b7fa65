/** Groups of the starter products, by slug, for judging searches. */
export const sofas = [
  "larkin-track-arm-sofa",
  "marlow-rolled-arm-sofa",
  "brazos-leather-sofa",
  "hollis-velvet-sofa",
];
export const recliningSofas = [
  "model-5100-reclining-sofa",
  "model-5200-power-reclining-sofa",
  "model-5300-wall-saver-sofa",
  "sabine-fabric-reclining-sofa",
];
export const loveseats = [
  "larkin-track-arm-loveseat",
  "marlow-rolled-arm-loveseat",
  "teague-mid-century-loveseat",
];
export const recliningLoveseats = [
  "model-5110-reclining-love-seat",
  "model-5120-console-love-seat",
  "model-5210-power-console-love-seat",
];
export const sectionals = [
  "larkin-l-shaped-sectional",
  "model-2500-sofa-chaise",
  "galvez-sectional-with-storage-chaise",
  "brazos-leather-sectional",
  "heights-apartment-sectional",
  "cove-modular-sectional",
  "cove-modular-corner-set",
  "hollis-velvet-sectional",
  "teague-three-piece-sectional",
];
export const powerSectionals = [
  "model-5610-power-reclining-sectional",
  "model-5620-compact-reclining-sectional",
  "model-5900-theater-sectional",
  "pecos-leather-power-sectional",
  "pecos-fabric-power-sectional",
  "sabine-modular-power-sectional",
];
export const recliningSectionals = [
  ...powerSectionals,
  "model-5700-manual-reclining-sectional",
  "model-5720-sleeper-reclining-sectional",
];
export const powerRecliners = [
  "model-4700-leather-recliner",
  "model-4600-power-wing-recliner",
  "model-4720-big-tall-recliner",
];
export const manualRecliners = [
  "model-4400-recliner",
  "model-4410-rocker-recliner",
  "model-4500-swivel-glider",
];
export const recliners = [...powerRecliners, ...manualRecliners];
export const liftChairs = [
  "model-4810-zero-gravity-lift-chair",
  "model-4800-lift-chair",
  "model-4820-petite-lift-chair",
];
export const accentChairs = ["pebble-modular-accent-chair", "wren-swivel-accent-chair"];
export const theaterSeats = ["model-5400-theater-chair", "model-5410-theater-row-of-three"];
export const beds = ["alma-channel-tufted-bed", "teague-oak-platform-bed", "galvez-storage-bed"];
export const bedroomSet = ["briar-five-piece-bedroom-set"];
export const dressers = ["teague-six-drawer-dresser", "briar-nine-drawer-dresser"];
export const chest = ["teague-five-drawer-chest"];
export const nightstands = ["briar-two-drawer-nightstand", "alma-round-nightstand"];
export const mattresses = ["gulf-breeze-hybrid-mattress", "bayou-firm-mattress"];
export const diningSets = ["marfa-seven-piece-dining-set", "galvez-five-piece-dining-set"];
export const diningTables = ["marfa-extending-trestle-table", "sabine-round-pedestal-table"];
export const counterSet = ["heights-counter-set-with-shelves"];
export const pubSet = ["heights-three-piece-pub-set"];
export const diningChairs = ["wren-side-chairs"];
export const bench = ["marfa-dining-bench"];
export const sideboard = ["alma-fluted-sideboard"];
export const stools = ["wren-counter-stools", "marfa-bar-stools"];
export const tvStands = ["lamar-72-inch-tv-stand", "briar-fireplace-tv-stand"];
export const desks = ["lamar-sit-stand-desk", "teague-writing-desk"];
export const cornerDesk = ["travis-l-shaped-desk"];
export const officeChairs = ["lamar-ergonomic-mesh-chair", "travis-executive-chair"];
export const bookcase = ["lamar-five-shelf-bookcase"];
export const fileCabinet = ["travis-lateral-file"];
export const credenza = ["lamar-credenza-with-printer-shelf"];
export const lamps = ["arlo-arc-floor-lamp", "pebble-table-lamps"];
export const rug = ["caldwell-wool-blend-rug"];
export const mirror = ["arch-leaning-mirror"];
export const prints = ["gulf-coast-framed-prints"];
export const pillows = ["washed-linen-pillows"];
export const coffeeTables = ["teague-nesting-coffee-tables", "galvez-lift-top-coffee-table"];
export const homeBar = ["brazos-home-bar"];
export const barCabinet = ["alma-bar-cabinet"];
export const gameTable = ["galvez-reversible-game-table"];
