import { accountRules } from './accountRules.ts';
import { companyRules } from './companyRules.ts';
import { documentRules } from './documentRules.ts';
import { feedRules } from './feedRules.ts';
import { inboxRules } from './inboxRules.ts';
import { liveRules } from './liveRules.ts';
import { mergeRules } from './mergeRules.ts';
import { passkeyRules } from './passkeyRules.ts';
import { peopleRules } from './peopleRules.ts';
import { activityRules } from './activityRules.ts';
import { readingRules } from './readingRules.ts';
import { recordFileRules } from './recordFileRules.ts';
import { reorderRules } from './reorderRules.ts';
import type { Rule } from './rule.ts';
import { shareRules } from './shareRules.ts';
import { secondFactorRules } from './secondFactorRules.ts';
import { viewRules } from './viewRules.ts';
import { writingRules } from './writingRules.ts';

/** Who gets what of every call (VIS-08). */
export const expectations: readonly Rule[] = [
  ...accountRules,
  ...companyRules,
  ...documentRules,
  ...feedRules,
  ...inboxRules,
  ...liveRules,
  ...mergeRules,
  ...passkeyRules,
  ...peopleRules,
  ...activityRules,
  ...readingRules,
  ...recordFileRules,
  ...reorderRules,
  ...secondFactorRules,
  ...shareRules,
  ...viewRules,
  ...writingRules,
];
