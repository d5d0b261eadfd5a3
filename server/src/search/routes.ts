import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { searchCompanies, searchContacts, searchParents } from './searchQueries.ts';
import { searchOrderLines } from './orderLines.ts';

/** How many of each kind the command palette shows. */
const PALETTE_LIMIT = 8;

/** Calls 7–9, and 103: what the command palette finds by one term (PAL-03, PAL-06). */
export function searchRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'parentSearch', async (caller, { query }) => ({
    results: await searchParents(database.reads(caller), query.searchterm, query.limit),
  }));

  route(app, 'companySearch', async (caller, { query }) => ({
    results: await searchCompanies(database.reads(caller), query.searchterm, query.parentid, query.limit),
  }));

  route(app, 'contactSearch', async (caller, { query }) => ({
    results: await searchContacts(database.reads(caller), caller, {
      term: query.searchterm,
      parentId: query.parentid,
      companyId: query.companyid,
      limit: query.limit,
    }),
  }));

  route(app, 'palette', async (caller, { query: { term } }) => {
    const reads = database.reads(caller);
    const [Companies, Contacts, Orders] = await Promise.all([
      searchCompanies(reads, term, 0, PALETTE_LIMIT),
      searchContacts(reads, caller, { term, parentId: 0, companyId: 0, limit: PALETTE_LIMIT }),
      searchOrderLines(reads, caller, today(), { term, limit: PALETTE_LIMIT }),
    ]);
    return { Companies, Contacts, Orders };
  });
}
