import { runCommand } from '@galley/releases/cli/runCommand';
import { Refused } from './refused.mjs';
import { serverOf } from './server.mjs';

const NO_TOKEN =
  'Set RELEASE_TOKEN to a service token of this server. Operations can create one on its Import page.';

/** Runs a release command on the server. @returns {Promise<string>} its output. @throws Refused with its reasons and its code */
export async function onServer(...args) {
  if (!args.some((arg) => arg.split('=')[0] === '--token') && !process.env.RELEASE_TOKEN)
    throw new Refused(NO_TOKEN);
  // The last --server counts, so one in the arguments comes after the default.
  const { code, out, err } = await runCommand(['--server', serverOf(), ...args]);
  if (code !== 0) throw new Refused(err.trimEnd(), code);
  return out;
}
