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

/** A line of the journal: a record as it is from now on, or what Galley told, with the record that followed from it. */
interface Entry {
  resource?: Resource;
  record?: SystemRecord;
  change?: Change;
}

/** How far Galley has what the journal says, by the number of its lines. */
interface Progress {
  /** Of this journal: the keys of its requests begin with it. */
  journal: string;
  sent: number;
  /** The end of the batch under way: sent again after a crash, it holds the same records. */
  sending: number | null;
  /** The cursor up to which the changes were read; webhooks told some behind it. */
  readUpTo: string;
  /** The store has all that it begins with. */
  isFilled: boolean;
}

/** Records of one resource that go in one request. */
export interface Batch {
  resource: Resource;
  records: SystemRecord[];
  /** Repeats of this request have the same key. */
  key: string;
}

const changeKey = ({ resource, id }: Change): string => `${resource}/${id}`;

/**
 * The order system's own store: a journal, of which every line is on the disk before anybody is told, and a note of how much of
 * it Galley has. A real system has a database with a table of changes instead; what matters is that both survive a kill.
 */
export function openStore(folder: string) {
  mkdirSync(folder, { recursive: true });
  const journalFile = path.join(folder, 'journal.ndjson');
  const progressFile = path.join(folder, 'progress.json');
  const held = new Map(RESOURCES.map((resource) => [resource, new Map<string, SystemRecord>()]));
  const heard = new Map<string, Change>();
  let length = 0;
  /** What Galley does not have yet, with the number of its line. */
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
  // What a kill has left half filled is filled anew.
  if (!progress.isFilled) writeFileSync(journalFile, '');
  else {
    const bytes = readFileSync(journalFile);
    // A line that a kill has cut off was never said to be there.
    const end = bytes.lastIndexOf('\n') + 1;
    if (end < bytes.length) truncateSync(journalFile, end);
    for (const line of bytes.toString('utf8', 0, end).split('\n'))
      if (line !== '') take(JSON.parse(line) as Entry);
  }

  return {
    /** The records of a resource as they are. */
    all: (resource: Resource): SystemRecord[] => [...(held.get(resource)?.values() ?? [])],
    find: (resource: Resource, externalId: string) => held.get(resource)?.get(externalId),
    /** Puts records as they are from now on; all of them, in this order. */
    put(records: readonly (readonly [Resource, SystemRecord])[]): void {
      append(records.map(([resource, record]) => ({ resource, record })));
    },
    isFilled: (): boolean => progress.isFilled,
    /** Puts all that the store begins with; `isSent`: Galley has it already. */
    begin(records: readonly (readonly [Resource, SystemRecord])[], isSent: boolean): void {
      append(records.map(([resource, record]) => ({ resource, record })));
      note({ isFilled: true, sent: isSent ? length : 0 });
      if (isSent) unsent = [];
    },
    /** The next records that Galley does not have, of one resource; after a crash the same that were under way. */
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
      // Of a record that changed twice, what it is now.
      const records = new Map(batch.map(({ record }) => [record.externalId, record]));
      const key = `${progress.journal}-${progress.sent}-${to}`;
      return { resource: first.resource, records: [...records.values()], key };
    },
    /** Galley has answered for the batch. */
    batchSent(): void {
      const sent = progress.sending ?? progress.sent;
      note({ sent, sending: null });
      unsent = unsent.filter(({ number }) => number > sent);
    },
    /** Whether this change, or a later one of its record, was taken in before. */
    hasHeard: (change: Change): boolean =>
      Number(heard.get(changeKey(change))?.cursor ?? 0) >= Number(change.cursor),
    /** Takes in a change and what it makes of records of ours: the last of them with the change, so that none is missing once it counts as heard. */
    hear(change: Change, ...own: readonly (readonly [Resource, SystemRecord])[]): void {
      const entries = own.map(([resource, record]): Entry => ({ resource, record }));
      append([...entries.slice(0, -1), { ...entries.at(-1), change }]);
    },
    /** What people entered in Galley, of each record the last. */
    entered: (): Change[] => [...heard.values()],
    readUpTo: (): string => progress.readUpTo,
    hasReadUpTo: (cursor: string): void => note({ readUpTo: cursor }),
  };
}

export type Store = ReturnType<typeof openStore>;
