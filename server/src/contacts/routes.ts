import type { FastifyInstance } from 'fastify';
import { waitingRequests } from './associations/readRequests.ts';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { writeRoutes } from '../http/writeRoutes.ts';
import { contactPage, readContactCount } from './contactQueries.ts';
import { decideRequest } from './decideRequest.ts';
import { readContact } from './readContact.ts';
import { saveContact } from './saveContact.ts';
import { similarContacts } from './similarContacts.ts';

/** Calls 13, 14, 25 and 26, similar contacts, and calls 130 and 131: requests about the caller's contacts. */
export function contactRoutes(app: FastifyInstance, database: Database): void {
  const writeRoute = writeRoutes(app, database);

  route(app, 'contactPaged', (caller, { body }) => contactPage(database.reads(caller), caller, body));

  route(app, 'contact', (caller, { query }) => readContact(database, caller, query.id));

  route(app, 'contactCompanies', async (caller, { params }) => {
    const { Associations } = await readContact(database, caller, params.id);
    return Associations;
  });

  route(app, 'contactSimilar', async (_caller, { query }) => ({
    results: await similarContacts(database, query),
  }));

  writeRoute('contactSave', async (transaction, caller, { body }) => {
    const { id, unreachedMentions } = await saveContact(transaction, caller, body);
    const selection = { parentId: body.SelectedParentID, companyId: body.SelectedCompanyID };
    return {
      Success: id !== undefined,
      DuplicateEmail: id === undefined,
      UnfilteredCount: await readContactCount(transaction, selection),
      Contact: id === undefined ? null : await readContact(transaction, caller, id),
      ...(unreachedMentions.length === 0 ? {} : { NotTold: unreachedMentions }),
    };
  });

  route(app, 'associationRequests', async (caller) => ({
    Requests: await waitingRequests(database.reads(caller), caller),
  }));

  writeRoute('associationRequestDecide', async (transaction, caller, { params, body }) => ({
    Success: true,
    Version: await decideRequest(transaction, caller, params.id, body.Accept),
  }));
}
