/** Tells open pages which revision of the release registry is the newest. */
export const revisionEvent = (revision: number): string =>
  `event: revision\ndata: ${JSON.stringify({ revision })}\n\n`;
