/** Where `npm start` serves Galley. */
const LOCAL = 'http://localhost:4000';

/** The server for a command: the given one, RELEASE_SERVER, or the one on this machine. @param {string} [given] */
export const serverOf = (given) => given ?? (process.env.RELEASE_SERVER || LOCAL);
