import type { Batch, Entry } from './entry.ts';

/**
 * Ends the access of the employees whom a round has disabled, as if Operations had disabled them (FEED-06).
 * @returns the service tokens and webhooks that end, by employee
 */
export async function endDisabled(
  { transaction, endAccessOf }: Batch,
  entries: readonly Entry[],
): Promise<Map<number, object[]>> {
  const ended = new Map<number, object[]>();
  for (const { decision, known, recordId } of entries) {
    if ('errors' in decision || recordId === undefined || known?.current === undefined) continue;
    if (decision.values.disabled !== true || known.current.disabled === true) continue;
    ended.set(recordId, await endAccessOf(transaction, recordId));
  }
  return ended;
}
