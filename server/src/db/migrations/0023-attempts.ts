/** A sign-in that is being checked is no failure yet. */
export const attempts = `
-- The attempt that is under way; null once it has failed.
ALTER TABLE throttle ADD COLUMN attempt uuid;
`;
