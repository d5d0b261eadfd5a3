import { runCommand } from '@galley/releases/cli/runCommand';
import { Refused } from './refused.mjs';

export const NO_SERVER = 'Say where to: --server <url>, or RELEASE_SERVER.';

/** Carries a release command out on the server. @returns {Promise<string>} its text. @throws Refused with its reasons and its code */
export async function onServer(...args) {
  if (!args.includes('--server') && !process.env.RELEASE_SERVER) throw new Refused(NO_SERVER);
  const { code, out, err } = await runCommand(args);
  if (code !== 0) throw new Refused(err.trimEnd(), code);
  return out;
}
