import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { searchCompanies, searchContacts } from '../search/searchQueries.ts';
import { searchOrderLines } from './orderLines.ts';

const LIMIT = 8;

/** Call 103: what the command palette finds by one term (PAL-03, PAL-06). */
export function paletteRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'palette', async (caller, { query: { term } }) => {
    const reads = database.reads(caller);
    const [Companies, Contacts, Orders] = await Promise.all([
      searchCompanies(reads, term, 0, LIMIT),
      searchContacts(reads, caller, { term, parentId: 0, companyId: 0, limit: LIMIT }),
      searchOrderLines(reads, caller, today(), { term, limit: LIMIT }),
    ]);
    return { Companies, Contacts, Orders };
  });
}
