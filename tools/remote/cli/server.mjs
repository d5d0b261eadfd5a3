import { isServerAddress } from '@galley/releases/cli/serverAddress';
import { Refused } from './refused.mjs';

/** Where `npm start` serves Galley. */
const LOCAL = 'http://localhost:4000';

/**
 * The server for a command: the given one, RELEASE_SERVER, or the one on this machine.
 * @param {string} [given]
 * @throws Refused if it isn't the address of a server
 */
export function serverOf(given) {
  const address = given ?? (process.env.RELEASE_SERVER || LOCAL);
  if (!isServerAddress(address))
    throw new Refused(
      `${given === undefined ? 'RELEASE_SERVER' : '--server'} takes an address such as https://galley.example, not '${address}'.`,
    );
  return address;
}

/** @throws Refused without a token for the server. @param {string[]} args of a release command */
export function requireToken(args = []) {
  if (args.some((arg) => arg.split('=')[0] === '--token') || process.env.RELEASE_TOKEN) return;
  throw new Refused(
    'Set RELEASE_TOKEN to a service token of this server. Operations can create one under Import, Service Tokens.',
  );
}
