import assert from 'node:assert/strict';
import type { LiveChange } from '@galley/shared/contract/live';

export interface LiveEvent {
  event: string;
  data: unknown;
}

export interface LiveOptions {
  token: string;
  /** The id of the last event that was received. */
  after?: string | undefined;
  age?: number;
}

/** A page's stream of live events, as it is read over HTTP. */
export interface Live {
  status: number;
  /** The last id that was received. */
  id: () => string | undefined;
  /** Every event so far. */
  heard: readonly LiveEvent[];
  /** Waits until the received events meet the condition. Rejects if the stream ends first. */
  until: (isSo: (heard: readonly LiveEvent[]) => boolean) => Promise<void>;
  /** Waits until the stream has ended. */
  ended: Promise<void>;
  close: () => void;
}

/** Opens the stream of a server and waits until it has begun. */
export async function openLive(url: string, { token, after, age }: LiveOptions): Promise<Live> {
  const end = new AbortController();
  const answer = await fetch(`${url}/v1/live${age === undefined ? '' : `?age=${age}`}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(after === undefined ? {} : { 'last-event-id': after }),
    },
    signal: end.signal,
  });
  const heard: LiveEvent[] = [];
  const checks = new Set<() => void>();
  let id: string | undefined;
  const take = (text: string) => {
    const fields = new Map(
      text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    id = fields.get('id') ?? id;
    const data = fields.get('data');
    if (data !== undefined) heard.push({ event: fields.get('event') ?? '', data: JSON.parse(data) });
    for (const check of checks) check();
  };
  const read = async () => {
    assert.ok(answer.body);
    let rest = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) take(part);
    }
  };
  const ended = (answer.status === 200 ? read() : Promise.resolve()).catch(() => undefined);
  const until: Live['until'] = (isSo) =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (!isSo(heard)) return;
        checks.delete(check);
        resolve();
      };
      checks.add(check);
      check();
      void ended.then(() => reject(new Error(`the stream ended after ${JSON.stringify(heard)}`)));
    });
  const live: Live = { status: answer.status, id: () => id, heard, until, ended, close: () => end.abort() };
  if (answer.status === 200) await until(() => id !== undefined);
  return live;
}

/** All received changes, in order. */
export const changesIn = (heard: readonly LiveEvent[]): LiveChange[] =>
  heard.flatMap(({ event, data }) => (event === 'changes' ? (data as LiveChange[]) : []));

/** The ids of a topic's records that the events name. */
export const idsOf = (heard: readonly LiveEvent[], topic: LiveChange['topic']): number[] =>
  changesIn(heard).flatMap((change) =>
    change.topic === topic ? (change.records ?? []).map(({ id }) => id) : [],
  );
