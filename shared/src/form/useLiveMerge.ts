import { useEffect, useEffectEvent, useRef } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { LastChange } from '../contract/live.ts';
import { onChanges, type ColleaguesChanges } from '../http/live.ts';
import { request } from '../http/request.ts';
import { notify } from '../ui/toast/notify.ts';
import type { Difference } from './ConflictDialog.tsx';
import { mergeChanges } from './mergeChanges.ts';
import type { LiveRecord, RecordValues } from './recordValues.ts';

interface Options<T extends RecordValues> {
  record: LiveRecord | undefined;
  form: UseFormReturn<T>;
  /** What the form started with. */
  first: T;
  /** The user's own save is in progress. */
  isSent: boolean;
  /** The form values of the current record. */
  latestValuesOf: (current: unknown, first: T) => T | Promise<T>;
  differencesOf: (mine: T, theirs: T) => readonly Difference[];
}

const listed = (labels: readonly string[]) => new Intl.ListFormat('en-US').format(labels);
const labelsOf = (differences: readonly Difference[]) => differences.map(({ label }) => label);

/**
 * LIVE-10: merges a colleague's save into the open form. Fields that the user hasn't touched follow at once; for the others the
 * form asks. It then counts as opened with what the colleague saved, so that saving it isn't a conflict.
 */
export function useLiveMerge<T extends RecordValues>(options: Options<T>): void {
  const { record, form, first } = options;
  /** The last known record on the server. */
  const known = useRef(first);
  const isReading = useRef(false);
  const isOutdated = useRef(false);
  const dismiss = useRef(() => {});

  const set = (values: T, names: readonly (keyof T)[]) => {
    for (const name of names) form.setValue(name as Path<T>, values[name], { shouldDirty: true });
  };

  function say(by: string, theirs: T, conflicting: readonly (keyof T)[], before: T): void {
    dismiss.current();
    const who = by === '' ? 'Someone else' : by;
    const changed = labelsOf(options.differencesOf(before, theirs));
    const what = changed.length === 0 ? 'saved this record' : `changed ${listed(changed)}`;
    if (conflicting.length === 0) {
      dismiss.current = () => {};
      return notify.info(`${who} ${what}.`);
    }
    const own = labelsOf(options.differencesOf(form.getValues(), theirs)).filter((label) =>
      changed.includes(label),
    );
    dismiss.current = notify.offer(`${who} ${what}. You have entered something else in ${listed(own)}.`, {
      label: 'Use Their Version',
      run: () => set(theirs, conflicting),
    });
  }

  const take = useEffectEvent((theirs: T, by: string) => {
    const before = known.current;
    // An older draft is checked when it is saved, and your own save closes the form.
    if (options.isSent || form.getValues().version !== before.version) return;
    if (theirs.version === before.version) return;
    const { untouched, conflicting } = mergeChanges(before, form.getValues(), theirs);
    known.current = theirs;
    form.reset(theirs, {
      keepValues: true,
      keepDirty: true,
      keepErrors: true,
      keepTouched: true,
      keepSubmitCount: true,
    });
    set(theirs, untouched);
    say(by, theirs, conflicting, before);
  });

  const read = useEffectEvent(async ({ topic, id, read: readRecord }: LiveRecord): Promise<void> => {
    try {
      const [current, { ChangedBy }] = await Promise.all([
        readRecord(),
        request<LastChange>({ method: 'GET', path: `/v1/live/${topic}/${id}` }),
      ]);
      take(await options.latestValuesOf(current, first), ChangedBy);
    } catch {
      // Saving will report the problem.
    }
  });

  /** Reads again if another event arrived during the read. */
  const readUntilCurrent = useEffectEvent(async (one: LiveRecord) => {
    isOutdated.current = true;
    if (isReading.current) return;
    isReading.current = true;
    while (isOutdated.current) {
      isOutdated.current = false;
      await read(one);
    }
    isReading.current = false;
  });

  const hear = useEffectEvent((changes: ColleaguesChanges) => {
    if (record === undefined || options.isSent) return;
    const { topic, id } = record;
    const isConcerned =
      changes === null ||
      changes.some(
        (change) =>
          change.topic === topic &&
          (change.records === undefined ||
            change.records.some(
              (one) => one.id === id && (one.version ?? Infinity) > (known.current.version ?? 0),
            )),
      );
    if (isConcerned) void readUntilCurrent(record);
  });
  useEffect(() => {
    const end = onChanges((changes) => hear(changes));
    return () => {
      end();
      dismiss.current();
    };
  }, []);
}
