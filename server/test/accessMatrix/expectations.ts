import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from './rule.ts';

const tests = path.join(import.meta.dirname, '..');

/** The access matrix of all calls (VIS-08), collected from each room's `accessRules.ts`. */
export const expectations: readonly Rule[] = (
  await Promise.all(
    readdirSync(tests, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'accessRules.js')
      .sort()
      .map(async (file) => {
        const rules: Record<string, readonly Rule[]> = await import(
          pathToFileURL(path.join(tests, file)).href
        );
        return Object.values(rules).flat();
      }),
  )
).flat();
