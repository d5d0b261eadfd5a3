import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from './rule.ts';
import * as rules from './rules.ts';

const tests = path.join(import.meta.dirname, '..');
/** A room has its rules in `accessRules.ts`, and is found by that. */
const ofRooms = await Promise.all(
  readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'accessRules.js')
    .sort()
    .map(async (file) => (await import(pathToFileURL(path.join(tests, file)).href)) as typeof rules),
);

/** Who gets what of every call (VIS-08). */
export const expectations: readonly Rule[] = [...ofRooms, rules].flatMap((one) => Object.values(one)).flat();
