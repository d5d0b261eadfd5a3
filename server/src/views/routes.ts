import type { FastifyInstance } from 'fastify';
import { empty } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { deleteView, pinViews, saveView, setDefaultView } from './saveView.ts';
import { readViews, viewCounts } from './viewQueries.ts';

/** Calls 210 to 215: the views of the lists. */
export function viewRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'views', (caller) => readViews(database.reads(caller), caller, empty));

  route(app, 'viewSave', (caller, { body, request }) =>
    write(database, caller, request, (transaction) => saveView(transaction, caller, today(), body)),
  );

  route(app, 'viewDelete', (caller, { query, request }) =>
    write(database, caller, request, (transaction) => deleteView(transaction, caller, query.id)),
  );

  route(app, 'viewsPin', (caller, { body, request }) =>
    write(database, caller, request, (transaction) => pinViews(transaction, caller, body)),
  );

  route(app, 'viewDefault', (caller, { body, request }) =>
    write(database, caller, request, (transaction) => setDefaultView(transaction, caller, body)),
  );

  route(app, 'viewCounts', (caller, { body }) =>
    viewCounts(
      {
        database: database.reads(caller),
        caller,
        today: today(),
        selection: { parentId: body.ParentID, companyId: body.CompanyID },
      },
      body.List,
    ),
  );
}
