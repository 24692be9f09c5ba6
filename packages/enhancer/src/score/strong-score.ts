/** From this score on a prompt that comes back unchanged is called strong. */
export const strongScore = 70;
