import type { Rule } from './rule.ts';
import * as rules from './rules.ts';

/** Who gets what of every call (VIS-08). */
export const expectations: readonly Rule[] = Object.values(rules).flat();
