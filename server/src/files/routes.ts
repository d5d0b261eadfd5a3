import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { audit } from '../common/audit.ts';
import type { Database } from '../db/database.ts';
import { attachment } from '../http/attachment.ts';
import { abortSlowReader } from '../http/slowReader.ts';
import { findTicket, issueTicket, expiredLink, spendTicket, ticketCaller } from '../account/index.ts';
import { chunksOf } from '../exchange/index.ts';
import { openPlace } from '../common/filePlace/openPlace.ts';
import { MissingFileError } from '../common/filePlace/place.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { repeatedly } from '../common/repeatedly.ts';
import { addFile, type FileStore } from './addFile.ts';
import { deleteFile, findFile, listFiles, mayRemove, type StoredFile } from './fileQueries.ts';
import { forgetReceived } from './receive.ts';
import { NOUNS, readRecord } from './records.ts';
import type { FileSettings } from './settings.ts';
import { forgetContent } from './storedFiles.ts';

const HOUR_MS = 3_600_000;
/** Keeps the bucket client's memory use low when several uploads run at once. */
const PARTS_AT_ONCE = 1;

interface Options {
  database: Database;
  settings: FileSettings;
  dataDir: string;
  slowestSenderMs: number;
}

async function openStore({ database, settings, dataDir }: Options): Promise<FileStore> {
  const { store, ...limits } = settings;
  const place = await openPlace(store, PARTS_AT_ONCE);
  return { database, place, arriving: path.join(dataDir, 'arriving-files'), ...limits };
}

/** Cleans up once an hour while the server runs (ATT-02). */
const startFileCleanup = (app: FastifyInstance, { database, place, arriving }: FileStore): void =>
  void repeatedly(app, {
    everyMs: HOUR_MS,
    work: async () => {
      await forgetReceived(arriving);
      await forgetContent(database, place);
    },
    onError: (error) => app.log.warn(error, 'tidying up files failed'),
  });

/** The caller of a download: from the ticket in the query, if it's for this file, or else from the bearer token. */
const holderOf =
  (app: FastifyInstance, database: Database) =>
  async (request: FastifyRequest): Promise<Caller> => {
    const { params, query } = request as { params: { id?: string }; query: { ticket?: unknown } };
    if (typeof query.ticket !== 'string') return app.authenticate(request);
    const ticket = await findTicket(database, 'download', query.ticket);
    const { file } = (ticket?.details ?? {}) as { file?: number };
    if (ticket === undefined || file === undefined || String(file) !== params.id) throw expiredLink();
    return ticketCaller(database, ticket);
  };

/** @throws HttpProblem 404 if the file's content is missing */
const contentOf = ({ place }: FileStore, { name, sha256 }: StoredFile, request: FastifyRequest) =>
  place.read(sha256).catch((error: unknown) => {
    if (!(error instanceof MissingFileError)) throw error;
    request.log.error(error, 'the content of a file is missing');
    throw new HttpProblem(
      404,
      `The content of ${name} is missing from the file store. Add the file again, or ask Operations to restore it.`,
    );
  });

/** Makes browsers save every file and never run it (ATT-06). */
const inert = (reply: FastifyReply, { name, type, size }: StoredFile): FastifyReply =>
  reply.type(type).headers({
    'content-disposition': attachment(name),
    'content-length': size,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });

function downloadRoutes(app: FastifyInstance, store: FileStore): void {
  const { database } = store;
  /** @throws HttpProblem 404 if the file or its record doesn't exist */
  const findShown = async (caller: Caller, id: number) => {
    const file = await findFile(database, id);
    await readRecord(database, caller, file.record);
    return file;
  };

  route(
    app,
    'recordFileDownload',
    async (caller, { params, query, request, reply }) => {
      const file = await findShown(caller, params.id);
      const content = await contentOf(store, file, request);
      try {
        await spendTicket(database, query.ticket);
      } catch (error) {
        content.destroy();
        throw error;
      }
      abortSlowReader(reply.raw);
      return inert(reply, file).send(content);
    },
    holderOf(app, database),
  );

  route(app, 'recordFileTicket', async (caller, { params: { id } }) => {
    await findShown(caller, id);
    // No Idempotency-Key: its stored response would contain the ticket, of which only a hash is stored.
    const ticket = await issueTicket(database, 'download', caller, { details: { file: id } });
    return { url: `/v1/files/${id}?ticket=${ticket}` };
  });
}

/**
 * Tells whether the newest file of a record is missing from its place, for example because the server started without its volume. Each call
 * gets the last result and has the server look again in the background, until a file is found: a database or a bucket that isn't responding
 * must keep neither the server from starting nor /health from answering.
 */
function lookForFiles(app: FastifyInstance, { database, place }: FileStore, store: string): () => boolean {
  let isFound = false;
  let areMissing = false;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const [newest] = await database.query<{ sha256: string }>(
      sql`SELECT sha256 FROM record_file ORDER BY id DESC LIMIT 1`,
    );
    try {
      if (newest !== undefined) {
        (await place.read(newest.sha256)).destroy();
        isFound = true;
      }
      areMissing = false;
    } catch (error) {
      // A bucket that isn't responding says nothing about its files.
      areMissing = error instanceof MissingFileError;
    }
  };
  const lookOnce = () =>
    (looking ??= look()
      .catch((error: unknown) => app.log.warn(error, 'could not check whether the file store is there'))
      .finally(() => {
        looking = undefined;
      }));
  app.addHook('onReady', async () => {
    void lookOnce().then(() => {
      if (areMissing)
        app.log.error(
          `attached files are missing from ${store}, although the database lists them. Check FILES_STORE.`,
        );
    });
  });
  return () => {
    if (!isFound) void lookOnce();
    return areMissing;
  };
}

/** Calls 332 to 336: files attached to activities, contacts and companies. @returns whether files are missing from their place (OPS-61) */
export async function recordFileRoutes(app: FastifyInstance, options: Options): Promise<() => boolean> {
  const store = await openStore(options);
  app.decorate('fileStore', store);
  const { database, mostBytes } = store;
  startFileCleanup(app, store);
  const areFilesMissing = lookForFiles(app, store, options.settings.store);

  route(app, 'recordFiles', async (caller, { params }) => {
    const reads = database.reads(caller);
    const CanAdd = await readRecord(reads, caller, params);
    return { Files: await listFiles(reads, caller, params, CanAdd), CanAdd, MostBytes: mostBytes };
  });

  // The handler reads the file as it arrives.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    route(scope, 'recordFileAdd', (caller, { params, query, request }) =>
      addFile(store, caller, {
        record: params,
        name: query.name,
        request,
        chunks: chunksOf(request.raw, options.slowestSenderMs),
      }),
    );
  });

  downloadRoutes(app, store);

  route(app, 'recordFileRemove', (caller, { params: { id }, request }) =>
    write(database, caller, request, async (transaction) => {
      const { record, name, size, sha256, addedBy } = await findFile(transaction, id);
      const isOwn = await readRecord(transaction, caller, record);
      if (!mayRemove(caller, { addedBy, isOwn }))
        throw new HttpProblem(
          403,
          'Only the person who added a file, Operations or an Account Manager who can edit its record can remove it.',
        );
      // Only one of two concurrent removals succeeds.
      if (await deleteFile(transaction, id))
        await audit(transaction, caller.employeeId, {
          action: 'file removed',
          record: `${NOUNS[record.topic]}/${record.id}`,
          before: { file: name, size, sha256 },
          after: { file: '' },
        });
      return true as const;
    }),
  );
  return areFilesMissing;
}
