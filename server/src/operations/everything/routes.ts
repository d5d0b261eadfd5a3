import type { FastifyInstance } from 'fastify';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import type { Day } from '@galley/shared/domain/calendar';
import { consumeTicket, findTicket, expiredLink, ticketCaller } from '../../account/index.ts';
import { audit } from '../../common/audit.ts';
import type { Database } from '../../db/database.ts';
import { attachment } from '../../http/attachment.ts';
import { HttpProblem } from '../../http/problem.ts';
import { cancelSignal, openRoute } from '../../http/route.ts';
import { abortSlowReader } from '../../http/slowReader.ts';
import { ZIP_TYPE } from '../rules/zipType.ts';
import { everythingArchive } from './archive.ts';

interface Options {
  database: Database;
  today: () => Day;
  /** The location of the attached files. */
  store: string;
  /** Shorter in tests. */
  slowestReaderMs?: number | undefined;
}

/** Call 346: downloads everything as one archive, once per permit of call 345 (LEAVE-04). */
export function everythingRoute(
  app: FastifyInstance,
  { database, today, store, slowestReaderMs }: Options,
): void {
  openRoute(app, 'everything', async ({ params, reply }) => {
    const ticket = await findTicket(database, 'everything', params.uid);
    if (ticket === undefined) throw expiredLink();
    const caller = await ticketCaller(database, ticket);
    if (!isOperations(caller.employeeType))
      throw new HttpProblem(403, 'Only Operations can download everything.');
    const leave = await app.enterCall('exports', caller.employeeId, cancelSignal(reply));
    try {
      await database.transaction(async (transaction) => {
        if (!(await consumeTicket(transaction, params.uid, 'everything'))) throw expiredLink();
        await audit(transaction, caller.employeeId, {
          action: 'everything downloaded',
          record: 'setting/everything',
        });
      });
    } catch (error) {
      leave();
      throw error;
    }
    const archive = everythingArchive(database, store);
    archive.once('close', leave);
    archive.once('error', (error) => app.log.error(error, 'the download of all data was interrupted'));
    abortSlowReader(reply.raw, slowestReaderMs);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', attachment(`Galley ${today()}.zip`))
      .type(ZIP_TYPE)
      .send(archive);
  });
}
