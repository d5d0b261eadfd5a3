import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { EndAccessOf } from '../feed/entry.ts';
import { chunksOf } from '../feed/intake.ts';
import { operationsRoutes } from '../../http/operationsRoute.ts';
import { attachment } from '../../http/attachment.ts';
import { listImports, readImport } from './fileImport.ts';
import { guessAgain } from './guessAgain.ts';
import { listVerdicts } from './records.ts';
import { prepareCheck } from './prepareCheck.ts';
import { refusedFile } from './refusedFile.ts';
import { importRuns } from './runs.ts';
import { beginApply, beginCheck, beginUndo, cancel } from './steps.ts';
import { readUndone } from './undoRun.ts';
import { takeFile } from './upload.ts';

const REFUSAL = 'Only Operations can import files.';

/** Calls 180 to 188, 216 and 347: Operations imports files (IMPO-01). */
export function importRoutes(
  app: FastifyInstance,
  {
    database,
    slowestSenderMs,
    endAccessOf,
  }: { database: Database; slowestSenderMs: number; endAccessOf: EndAccessOf },
): void {
  const runs = importRuns(database, app.log, endAccessOf);
  app.addHook('preClose', () => runs.stop());
  const operationsRoute = operationsRoutes(app, REFUSAL);

  // The handler reads the file as it arrives.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    operationsRoutes(scope, REFUSAL)('importAdd', ({ employeeId }, { query, request }) =>
      takeFile(database, query, { employeeId, chunks: chunksOf(request.raw, slowestSenderMs) }),
    );
  });

  operationsRoute('imports', async () => {
    const sources = await database.query<{ name: string }>(sql`SELECT name FROM feed_source ORDER BY name`);
    return { imports: await listImports(database), sources: sources.map(({ name }) => name) };
  });

  operationsRoute('importRead', (_caller, { params }) => readImport(database, params.id));

  operationsRoute('importCheck', async (_caller, { params: { id }, body }) => {
    const map = await prepareCheck(database, id, body);
    const run = runs.newRun();
    const one = await database.transaction((transaction) => beginCheck(transaction, { id, map, run }));
    runs.start(one, { state: 'checking', run });
    return readImport(database, id);
  });

  operationsRoute('importGuess', (_caller, { params: { id }, body }) => guessAgain(database, id, body));

  operationsRoute('importApply', async ({ employeeId }, { params: { id } }) => {
    const run = runs.newRun();
    const one = await database.transaction((transaction) => beginApply(transaction, { id, run, employeeId }));
    runs.start(one, { state: 'applying', run });
    return readImport(database, id);
  });

  operationsRoute('importCancel', async ({ employeeId }, { params: { id } }) => {
    await database.transaction((transaction) => cancel(transaction, id, employeeId));
    return readImport(database, id);
  });

  operationsRoute('importRecords', async (_caller, { params, query }) => {
    await readImport(database, params.id);
    return listVerdicts(database, params.id, query);
  });

  operationsRoute('importRefused', async (_caller, { params, reply }) => {
    const { file, headings } = await readImport(database, params.id);
    return reply
      .header('content-disposition', attachment(`Rows with errors from ${file.replace(/\.\w+$/, '')}.csv`))
      .type('text/csv; charset=utf-8')
      .send(refusedFile(database, params.id, headings));
  });

  operationsRoute('importUndo', async ({ employeeId }, { params: { id } }) => {
    const run = runs.newRun();
    const one = await database.transaction((transaction) => beginUndo(transaction, { id, run, employeeId }));
    runs.start(one, { state: 'undoing', run });
    return readImport(database, id);
  });

  operationsRoute('importUndone', async (_caller, { params }) => {
    await readImport(database, params.id);
    return readUndone(database, params.id);
  });
}
