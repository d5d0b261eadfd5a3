import type { FastifyInstance } from 'fastify';
import { XLSX_TYPE } from '@galley/shared/contract/common';
import { CSV_TYPE } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { attachment } from '../../http/attachment.ts';
import { workbook } from '../../common/spreadsheet/workbook.ts';
import type { Caller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { figures } from './figures.ts';
import { figureCsv, figureSheets } from './sheets.ts';

/** Calls 258 and 259. */
export function figureRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  const { timeZone } = app;
  const readerOf = (caller: Caller) => ({
    database: database.reads(caller),
    caller,
    today: today(),
    timeZone,
  });
  route(app, 'figures', (caller, { query }) => figures(readerOf(caller), query));

  route(app, 'figuresExport', async (caller, { query, reply }) => {
    const found = await figures(readerOf(caller), query);
    const name = `Performance ${found.From.slice(0, 10)} to ${found.To.slice(0, 10)}.${query.Format}`;
    void reply.header('content-disposition', attachment(name));
    return query.Format === 'csv'
      ? reply.type(`${CSV_TYPE}; charset=utf-8`).send(figureCsv(found))
      : reply.type(XLSX_TYPE).send(workbook(figureSheets(found)));
  });
}
