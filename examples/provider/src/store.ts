import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { RESOURCES, type Change, type Resource, type SystemRecord } from './records.ts';

/** A line of the journal: a record's new state, or a change from Galley together with the record that results from it. */
interface Entry {
  resource?: Resource;
  record?: SystemRecord;
  change?: Change;
}

/** How much of the journal Galley has, as line numbers. */
interface Progress {
  /** The id of this journal, with which the keys of its requests start. */
  journal: string;
  sent: number;
  /** The last line of the batch being sent, so that a retry after a crash sends the same records. */
  sending: number | null;
  /** The cursor up to which changes have been read. Webhooks have delivered some later ones. */
  readUpTo: string;
  /** The store has all its initial records. */
  isFilled: boolean;
}

/** Records of one resource for one request. */
export interface Batch {
  resource: Resource;
  records: SystemRecord[];
  /** Retries of this request have the same key. */
  key: string;
}

const changeKey = ({ resource, id }: Change): string => `${resource}/${id}`;

/**
 * The order system's store: a journal, each line of which is on the disk before anybody hears about it, and a note of how much of
 * the journal Galley has. A real system has a database with a table of changes instead; what matters is that both survive a kill.
 */
export function openStore(folder: string) {
  mkdirSync(folder, { recursive: true });
  const journalFile = path.join(folder, 'journal.ndjson');
  const progressFile = path.join(folder, 'progress.json');
  const held = new Map(RESOURCES.map((resource) => [resource, new Map<string, SystemRecord>()]));
  const heard = new Map<string, Change>();
  let length = 0;
  /** What Galley doesn't have yet, with line numbers. */
  let unsent: { number: number; resource: Resource; record: SystemRecord }[] = [];
  let progress: Progress = { journal: randomUUID(), sent: 0, sending: null, readUpTo: '', isFilled: false };

  const write = (file: string, text: string, flags: string) => {
    const handle = openSync(file, flags);
    writeSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
  };
  const note = (next: Partial<Progress>) => {
    progress = { ...progress, ...next };
    write(`${progressFile}.new`, JSON.stringify(progress), 'w');
    renameSync(`${progressFile}.new`, progressFile);
  };
  const take = ({ resource, record, change }: Entry) => {
    length += 1;
    if (resource !== undefined && record !== undefined) {
      held.get(resource)?.set(record.externalId, record);
      if (length > progress.sent) unsent.push({ number: length, resource, record });
    }
    if (change !== undefined) heard.set(changeKey(change), change);
  };
  const append = (entries: readonly Entry[]) => {
    if (entries.length === 0) return;
    write(journalFile, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), 'a');
    entries.forEach(take);
  };

  if (existsSync(progressFile)) progress = JSON.parse(readFileSync(progressFile, 'utf8')) as Progress;
  else note({});
  // A kill during the initial fill leaves a partial journal, so start over.
  if (!progress.isFilled) writeFileSync(journalFile, '');
  else {
    const bytes = readFileSync(journalFile);
    // An incomplete last line is from a kill, and nobody has heard about it yet.
    const end = bytes.lastIndexOf('\n') + 1;
    if (end < bytes.length) truncateSync(journalFile, end);
    for (const line of bytes.toString('utf8', 0, end).split('\n'))
      if (line !== '') take(JSON.parse(line) as Entry);
  }

  return {
    /** The current records of a resource. */
    all: (resource: Resource): SystemRecord[] => [...(held.get(resource)?.values() ?? [])],
    find: (resource: Resource, externalId: string) => held.get(resource)?.get(externalId),
    /** Saves new states of records, in this order; all or none after a crash. */
    put(records: readonly (readonly [Resource, SystemRecord])[]): void {
      append(records.map(([resource, record]) => ({ resource, record })));
    },
    isFilled: (): boolean => progress.isFilled,
    /** Saves the initial records; `isSent`: Galley already has them. */
    begin(records: readonly (readonly [Resource, SystemRecord])[], isSent: boolean): void {
      append(records.map(([resource, record]) => ({ resource, record })));
      note({ isFilled: true, sent: isSent ? length : 0 });
      if (isSent) unsent = [];
    },
    /** The next records of one resource that Galley doesn't have; after a crash, the same records as in the interrupted batch. */
    nextBatch(most: number): Batch | undefined {
      const [first] = unsent;
      if (first === undefined) return undefined;
      const { sending } = progress;
      const isNext = (one: { number: number; resource: Resource }, place: number) =>
        sending === null ? place < most && one.resource === first.resource : one.number <= sending;
      const end = unsent.findIndex((one, place) => !isNext(one, place));
      const batch = end === -1 ? unsent : unsent.slice(0, end);
      const to = batch.at(-1)?.number ?? 0;
      if (sending === null) note({ sending: to });
      // If a record changed twice, send only its latest state.
      const records = new Map(batch.map(({ record }) => [record.externalId, record]));
      const key = `${progress.journal}-${progress.sent}-${to}`;
      return { resource: first.resource, records: [...records.values()], key };
    },
    /** Marks the batch as received by Galley. */
    batchSent(): void {
      const sent = progress.sending ?? progress.sent;
      note({ sent, sending: null });
      unsent = unsent.filter(({ number }) => number > sent);
    },
    /** Whether this change, or a later one of its record, has already been applied. */
    hasHeard: (change: Change): boolean =>
      Number(heard.get(changeKey(change))?.cursor ?? 0) >= Number(change.cursor),
    /**
     * Applies a change and the records that result from it. The last record shares a line with the change, so that none is missing
     * once the change counts as received.
     */
    hear(change: Change, ...own: readonly (readonly [Resource, SystemRecord])[]): void {
      const entries = own.map(([resource, record]): Entry => ({ resource, record }));
      append([...entries.slice(0, -1), { ...entries.at(-1), change }]);
    },
    /** The latest change of each record that people edited in Galley. */
    entered: (): Change[] => [...heard.values()],
    readUpTo: (): string => progress.readUpTo,
    hasReadUpTo: (cursor: string): void => note({ readUpTo: cursor }),
  };
}

export type Store = ReturnType<typeof openStore>;
