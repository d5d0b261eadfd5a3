import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import {
  activityTexts,
  mailTexts,
  orderTexts,
  paletteCompanies,
  paletteContacts,
  paletteOrders,
} from './palette.ts';
import { searchCompanies, searchContacts, searchParents } from './searchQueries.ts';

/** Calls 7 to 9, 103 and 195: what the command palette finds for a term (PAL-03, PAL-06, PAL-08). */
export function searchRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  route(app, 'parentSearch', async (caller, { query }) => ({
    results: await searchParents(database.reads(caller), query.searchterm, query.limit),
  }));

  route(app, 'companySearch', async (caller, { query }) => ({
    results: await searchCompanies(database.reads(caller), {
      term: query.searchterm,
      parentId: query.parentid,
      limit: query.limit,
    }),
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
      paletteCompanies(reads, term),
      paletteContacts(reads, caller, term),
      paletteOrders(reads, caller, today(), term),
    ]);
    return { Companies, Contacts, Orders };
  });

  route(app, 'paletteTexts', async (caller, { query: { term } }) => {
    const reads = database.reads(caller);
    const [Activities, Orders, Mail] = await Promise.all([
      activityTexts(reads, caller, today(), term),
      orderTexts(reads, caller, today(), term),
      mailTexts(reads, caller, term),
    ]);
    return { Activities, Orders, Mail };
  });
}
