import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { writeRoutes } from '../../http/writeRoutes.ts';
import { addressesOf, companyOfUid } from './addressQueries.ts';
import { postingCompanies } from './postingCompanies.ts';
import { addAddress, deleteAddress, saveAddresses } from './writeAddresses.ts';

/** Calls 17 to 21. */
export function shippingRoutes(app: FastifyInstance, database: Database): void {
  const writeRoute = writeRoutes(app, database);

  route(app, 'postingCompanies', () => postingCompanies(database));

  route(app, 'shippingAddresses', async (_caller, { query }) => {
    const company = await companyOfUid(database, query.customerUid);
    return addressesOf(database, company.id);
  });

  writeRoute('shippingAddressesSave', async (transaction, caller, { body }) => {
    await saveAddresses(transaction, caller, body);
    return true;
  });

  writeRoute('shippingAddressAdd', async (transaction, caller, { query, body }) => ({
    id: await addAddress(transaction, caller, query.customerUid, body),
  }));

  writeRoute('shippingAddressDelete', async (transaction, caller, { query }) => {
    await deleteAddress(transaction, caller, query.id);
    return true;
  });
}
