export const usualResponseTime = "within 24 hours";
