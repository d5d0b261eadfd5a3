import { setTimeout as sleep } from 'node:timers/promises';
import { formatCount } from '@galley/shared/domain/count';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { issueTicket } from '../../account/index.ts';
import { repeatedly } from '../../common/repeatedly.ts';
import type { Database } from '../../db/database.ts';
import { beginSample, loadNextStep, removeSample } from '../../demo/index.ts';
import type { Caller } from '../../http/caller.ts';
import { operationsRoutes } from '../../http/operationsRoute.ts';
import { HttpProblem } from '../../http/problem.ts';
import { write } from '../../http/write.ts';
import { readSetup, type SetupSettings } from './leftToDo.ts';

interface Options {
  database: Database;
  today: () => Day;
  settings: SetupSettings;
}

/** How often a server looks for an unfinished load that another server left. */
const LOOK_MS = 60_000;
/** The pause between two steps. A request runs several queries, and in the embedded database each would otherwise wait for a step. */
const PAUSE_MS = 100;

const notEmptyProblem = () =>
  new HttpProblem(409, 'Galley already has records. Sample data can only be loaded while there are none.');
const ownRecordsProblem = (own: number) =>
  new HttpProblem(
    409,
    own === 1
      ? 'There is 1 record of your own that doesn’t belong to the sample data. Delete it, or undo its import, before you remove the sample data.'
      : `There are ${formatCount(own)} records of your own that don’t belong to the sample data. Delete them, or undo their imports, before you remove the sample data.`,
  );

/** Loads the requested sample data, and continues a load that a crashed server started. @returns a function that does this now */
function sampleLoader(app: FastifyInstance, database: Database): () => void {
  const load = async () => {
    while (await loadNextStep(database)) await sleep(PAUSE_MS);
  };
  const resumeLoading = repeatedly(app, {
    everyMs: LOOK_MS,
    work: load,
    onError: (error) => app.log.error(error, 'loading sample data failed'),
  });
  app.addHook('onReady', async () => resumeLoading());
  return resumeLoading;
}

/**
 * Calls 344 and 345: the setup steps, the sample data, and the permit for an archive of everything (FIRST-05 to FIRST-07,
 * LEAVE-04).
 */
export function setupOperationRoutes(app: FastifyInstance, { database, today, settings }: Options): void {
  const serve = operationsRoutes(app, 'Only Operations can set Galley up.');
  const resumeLoading = sampleLoader(app, database);
  const read = (caller: Caller) => readSetup(database, caller, settings);

  serve('setupState', async (caller) => {
    const state = await read(caller);
    // This server continues the load, even if the one that started it is gone.
    if (state.sample.state === 'loading') resumeLoading();
    return state;
  });

  serve('setupOperation', async (caller, { body: { Operation: operation, Proof: proof = '' }, request }) => {
    if (operation === 'download') {
      await app.confirmPerson(caller, request, proof);
      // No Idempotency-Key: its stored response would contain the permit, of which only the hash is stored.
      const permit = await issueTicket(database, 'everything', caller, {});
      return { state: await read(caller), url: `/v1/everything/${permit}` };
    }
    await write(database, caller, request, async (transaction) => {
      if (operation === 'dismiss') {
        await transaction.query(sql`
          INSERT INTO setup_dismissal (employee_id) VALUES (${caller.employeeId}) ON CONFLICT DO NOTHING`);
      } else if (operation === 'loadSample') {
        if (!(await beginSample(transaction, caller.employeeId, today()))) throw notEmptyProblem();
      } else {
        const own = await removeSample(transaction, caller.employeeId);
        if (own > 0) throw ownRecordsProblem(own);
      }
      return true;
    });
    if (operation === 'loadSample') resumeLoading();
    return { state: await read(caller), url: null };
  });
}
