import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { badField } from '../../http/problem.ts';
import { route, type Input } from '../../http/route.ts';
import { eventStreams, LIMITS, type EventStream, type StreamLimits } from '../streams/eventStreams.ts';
import { revisionEvent } from '../streams/revisionEvent.ts';
import { currentCallers } from './currentCallers.ts';
import { forgetOldEvents } from './keptEvents.ts';
import { readLastChange } from './lastChange.ts';
import { createLiveSource, type From } from './liveSource.ts';
import { positionOf } from './position.ts';
import { idText, textFor } from './texts.ts';

const FORGET_EVERY_MS = 300_000;

export interface LiveOptions {
  limits?: StreamLimits;
  /** How often to check for ended sessions and removed rights. */
  checkRightsEveryMs?: number;
}

/** The source of release revisions: the web app's registry, if one is served. */
export interface Revisions {
  current: () => Promise<{ revision: number }>;
  onRevision: (listener: (revision: number) => void) => () => unknown;
}

interface Reader {
  stream: EventStream;
  /** With the rights as last read. */
  caller: Caller;
}

/** Where a stream starts: after the reader's last event, or with the changes since its page was read. */
function fromOf({ query, request }: Input<'live'>): From {
  const { 'last-event-id': id } = request.headers;
  if (typeof id === 'string' && id !== '') {
    const after = positionOf(id);
    if (after === undefined) throw badField('Last-Event-ID', 'is not the id of an event of this stream');
    return { after };
  }
  return query.age === undefined ? 'now' : { ageMs: query.age };
}

/**
 * Call 243 sends open pages the topics, ids and versions of changed records (LIVE-01). Call 244 returns who changed a record.
 * @returns a function that adds the releases' revisions to the stream
 */
export function liveRoutes(
  app: FastifyInstance,
  database: Database,
  { limits = LIMITS, checkRightsEveryMs = 4_000 }: LiveOptions = {},
): (revisions: Revisions) => void {
  const source = createLiveSource(database, (error) => app.log.warn(error, 'live events could not be read'));
  const readers = new Set<Reader>();
  let revisions: Revisions | undefined;
  const streams = eventStreams(app, limits);

  async function checkRights(): Promise<void> {
    const known = [...readers];
    if (known.length === 0) return;
    const callers = await currentCallers(
      database,
      known.map(({ caller }) => caller.jti),
    );
    for (const reader of known) {
      const caller = callers.get(reader.caller.jti);
      if (caller === undefined) reader.stream.end();
      else reader.caller = caller;
    }
  }
  const rights = setInterval(() => {
    checkRights().catch((error: unknown) => app.log.warn(error, 'rights of live streams could not be read'));
  }, checkRightsEveryMs).unref();
  const forget = setInterval(() => {
    forgetOldEvents(database).catch((error: unknown) =>
      app.log.warn(error, 'old events could not be deleted'),
    );
  }, FORGET_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(rights);
    clearInterval(forget);
    await source.close();
  });

  async function tellRevision(stream: EventStream): Promise<void> {
    const known = await revisions?.current();
    if (known !== undefined) stream.write(revisionEvent(known.revision));
  }

  route(app, 'live', async (caller, input) => {
    const from = fromOf(input);
    streams.count(input.request, input.reply);
    let hasBegun = false;
    // Lets readers without recent events resume from here.
    const stream = streams.begin(input.reply, () => {
      const position = hasBegun ? source.position() : undefined;
      return position === undefined ? ':\n\n' : idText(position);
    });
    if (stream === undefined) return input.reply;
    const reader: Reader = { stream, caller };
    readers.add(reader);
    const leave = source.follow(from, {
      begin(batch) {
        hasBegun = true;
        stream.write(textFor(reader.caller, batch) ?? idText(batch.position));
      },
      tell: (batch) => {
        const text = textFor(reader.caller, batch);
        if (text !== undefined) stream.write(text);
      },
    });
    // The stream ends with its token; the page reconnects with a renewed one.
    const ending = setTimeout(() => stream.end(), (caller.tokenLeftS ?? 0) * 1_000).unref();
    stream.onClose(() => {
      clearTimeout(ending);
      leave();
      readers.delete(reader);
    });
    tellRevision(stream).catch((error: unknown) => app.log.warn(error, 'the registry could not be read'));
    return input.reply;
  });

  route(app, 'lastChange', (caller, { params }) => readLastChange(database.reads(caller), params));

  return (served) => {
    revisions = served;
    const stop = served.onRevision((revision) => {
      for (const { stream } of readers) stream.write(revisionEvent(revision));
    });
    app.addHook('preClose', async () => {
      stop();
    });
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds the releases' revisions to call 243. */
    joinRevisions?: (revisions: Revisions) => void;
  }
}
