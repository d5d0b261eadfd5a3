/** An unconfirmed change, as the outbox stores it. */
interface Kept {
  record?: string;
  effect?: Readonly<Record<string, unknown>>;
  state: 'waiting' | 'sending' | 'answered' | 'refused';
}

/** A record with its unconfirmed changes applied (an optimistic update). */
export type Shown<R, C extends Kept> = R & {
  /** The change that is waiting for the network. */
  waiting?: C;
  /** A change is being sent. */
  isBusy?: boolean;
};

/**
 * Records with their unconfirmed changes; one without any stays the same object.
 * @param nameOf the name of a record in changes: 'activity/12'
 */
export function shownRecords<R extends object, C extends Kept>(
  records: readonly R[],
  changes: readonly C[],
  nameOf: (record: R) => string,
): readonly Shown<R, C>[] {
  const byRecord = new Map<string, C>();
  for (const change of changes) {
    if (change.record !== undefined && change.state !== 'refused') byRecord.set(change.record, change);
  }
  if (byRecord.size === 0) return records;
  return records.map((record) => {
    const change = byRecord.get(nameOf(record));
    if (change === undefined) return record;
    const shown = { ...record, ...(change.effect as Partial<R>) };
    return change.state === 'waiting' ? { ...shown, waiting: change } : { ...shown, isBusy: true };
  });
}
