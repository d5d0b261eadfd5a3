/** How many writes a session has made: a replica that knows of them all holds what its person has written. */
export const sessionWrites = `
ALTER TABLE session ADD COLUMN writes int NOT NULL DEFAULT 0;
`;
