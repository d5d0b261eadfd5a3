import type { Day } from '@galley/shared/domain/calendar';
import type { Transaction } from '../../db/database.ts';
import { loadActivities } from '../activities.ts';
import { findBuyers, loadBatch, loadProducts } from '../lines.ts';
import { loadCustomers } from '../loadCustomers.ts';
import { loadPricing } from '../pricing.ts';
import { loadSamplePeople } from './people.ts';
import { idOffsetsOf, SAMPLE, type SampleIds } from './sampleIds.ts';

/** The context of a step: the day, the sample's ids, and the person who loads it. */
interface Loading {
  day: Day;
  taken: SampleIds;
  loader: number;
}

type Step = (transaction: Transaction, loading: Loading) => Promise<void>;

/** How many order lines are loaded at once; in the embedded database, others wait meanwhile. */
const LINES_AT_ONCE = 250;

const lineSteps: Step[] = Array.from({ length: SAMPLE.lines / LINES_AT_ONCE }, (_, step) => {
  const from = step * LINES_AT_ONCE + 1;
  return async (transaction, { day, taken, loader }) => {
    const places = await idOffsetsOf(transaction, taken, loader);
    await findBuyers(transaction, places);
    const lines = { count: SAMPLE.lines, today: day, places };
    await loadBatch(transaction, lines, from, from + LINES_AT_ONCE - 1);
  };
});

/** The steps of loading the sample, each in its own transaction. A step repeated after a crash does the same. */
export const STEPS: readonly Step[] = [
  async (transaction, { taken, loader }) =>
    loadSamplePeople(transaction, await idOffsetsOf(transaction, taken, loader)),
  async (transaction, { taken, loader }) =>
    loadCustomers(transaction, SAMPLE, await idOffsetsOf(transaction, taken, loader)),
  async (transaction, { day, taken, loader }) =>
    loadActivities(transaction, SAMPLE.activities, day, await idOffsetsOf(transaction, taken, loader)),
  async (transaction, { taken, loader }) => {
    await loadProducts(transaction, await idOffsetsOf(transaction, taken, loader));
    await loadPricing(transaction);
  },
  ...lineSteps,
  // The planner has no statistics for tables that were empty.
  async (transaction) => transaction.script('ANALYZE'),
];
