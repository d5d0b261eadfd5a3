import { runCommand } from '@galley/releases/cli/runCommand';
import { Refused } from './refused.mjs';
import { requireToken, serverOf } from './server.mjs';

/** Runs a release command on the server. @returns {Promise<string>} its output. @throws Refused with its reasons and its code */
export async function onServer(...args) {
  requireToken(args);
  // The last --server counts, so one in the arguments comes after the default.
  const { code, out, err } = await runCommand(['--server', serverOf(), ...args]);
  if (code !== 0) throw new Refused(err.trimEnd(), code);
  return out;
}
