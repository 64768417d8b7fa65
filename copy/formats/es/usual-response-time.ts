export const usualResponseTime = "en menos de 24 horas";
