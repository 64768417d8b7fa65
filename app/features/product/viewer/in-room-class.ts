/** Classes of the button over a model that shows it in the room. */
export const inRoomClass =
  "absolute right-3 bottom-3 max-xs:bottom-16 min-h-11 rounded-surface bg-pine px-4 font-semibold text-paper";
