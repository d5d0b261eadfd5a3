/** Sends the newest revision of the release registry to open pages. */
export const revisionEvent = (revision: number): string =>
  `event: revision\ndata: ${JSON.stringify({ revision })}\n\n`;
