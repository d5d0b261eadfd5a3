import { parseArgs } from 'node:util';
import { unknownOption } from '@galley/releases/cli/nearest';
import { Refused } from './refused.mjs';

/**
 * The values of a command's options, each of which takes one.
 * @template {string} Name
 * @param {string[]} args
 * @param {readonly Name[]} names
 * @returns {Partial<Record<Name, string>>}
 * @throws Refused for an unknown option, a missing value or another argument
 */
export function optionsOf(args, names) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    return parseArgs({ args, options }).values;
  } catch (error) {
    const unknown = unknownOption(error, names);
    throw new Refused(
      unknown === undefined ? error.message : `${unknown} galley-remote help lists them all.`,
    );
  }
}
