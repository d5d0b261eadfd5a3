import { runCommand } from '@galley/releases/cli/runCommand';
import { Refused } from './refused.mjs';
import { serverOf } from './server.mjs';

const NO_TOKEN =
  'Set RELEASE_TOKEN to a service token of this server. Operations can create one on its Import page.';

/** Runs a release command on the server. @returns {Promise<string>} its output. @throws Refused with its reasons and its code */
export async function onServer(...args) {
  if (!args.includes('--token') && !process.env.RELEASE_TOKEN) throw new Refused(NO_TOKEN);
  const { code, out, err } = await runCommand(
    args.includes('--server') ? args : [...args, '--server', serverOf()],
  );
  if (code !== 0) throw new Refused(err.trimEnd(), code);
  return out;
}
