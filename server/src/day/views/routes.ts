import type { FastifyInstance } from 'fastify';
import { empty } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { writeRoutes } from '../../http/writeRoutes.ts';
import { deleteView, pinViews, saveView, setDefaultView } from './saveView.ts';
import { listCounts, readViews, viewCounts } from './viewQueries.ts';

/** Calls 210 to 215: views of the lists; call 295: counts for parts of a list. */
export function viewRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  const { timeZone } = app;
  const writeRoute = writeRoutes(app, database);

  route(app, 'views', (caller) => readViews(database.reads(caller), caller, empty));

  writeRoute('viewSave', (transaction, caller, { body }) =>
    saveView(transaction, caller, { today: today(), timeZone }, body),
  );

  writeRoute('viewDelete', (transaction, caller, { query }) => deleteView(transaction, caller, query.id));

  writeRoute('viewsPin', (transaction, caller, { body }) => pinViews(transaction, caller, body));

  writeRoute('viewDefault', (transaction, caller, { body }) => setDefaultView(transaction, caller, body));

  const readerOf = (caller: Caller, { ParentID, CompanyID }: { ParentID: number; CompanyID: number }) => ({
    database: database.reads(caller),
    caller,
    today: today(),
    timeZone,
    selection: { parentId: ParentID, companyId: CompanyID },
  });

  route(app, 'viewCounts', (caller, { body }) => viewCounts(readerOf(caller, body), body.List));

  route(app, 'listCounts', (caller, { body }) => listCounts(readerOf(caller, body), body.List, body.Queries));
}
