import { endMailedLinks } from '../../account/index.ts';
import { isSame } from './decide.ts';
import type { Batch, Entry } from './entry.ts';

/**
 * Ends the access of the employees whom a round has disabled, as if Operations had disabled them (FEED-06), and the emailed links of those
 * whose email address it has changed (PEOP-03).
 * @returns the service tokens and webhooks that end, by employee
 */
export async function endAccess(
  { transaction, endAccessOf }: Batch,
  entries: readonly Entry[],
): Promise<Map<number, object[]>> {
  const ended = new Map<number, object[]>();
  for (const { decision, known, recordId } of entries) {
    if ('errors' in decision || recordId === undefined || known?.current === undefined) continue;
    const { values } = decision;
    const { current } = known;
    if (values.disabled === true && current.disabled !== true)
      ended.set(recordId, await endAccessOf(transaction, recordId));
    else if (values.email !== undefined && !isSame(values.email, current.email))
      await endMailedLinks(transaction, recordId);
  }
  return ended;
}
