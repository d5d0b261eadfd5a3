import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { addressesOf, companyOfUid } from './addressQueries.ts';
import { postingCompanies } from './postingCompanies.ts';
import { addAddress, deleteAddress, saveAddresses } from './writeAddresses.ts';

/** Calls 17 to 21. */
export function shippingRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'postingCompanies', () => postingCompanies(database));

  route(app, 'shippingAddresses', async (_caller, { query }) => {
    const company = await companyOfUid(database, query.customerUid);
    return addressesOf(database, company.id);
  });

  route(app, 'shippingAddressesSave', (caller, { body, request }) =>
    write(database, caller, request, async (transaction) => {
      await saveAddresses(transaction, caller, body);
      return true;
    }),
  );

  route(app, 'shippingAddressAdd', (caller, { query, body, request }) =>
    write(database, caller, request, async (transaction) => ({
      id: await addAddress(transaction, caller, query.customerUid, body),
    })),
  );

  route(app, 'shippingAddressDelete', (caller, { query, request }) =>
    write(database, caller, request, async (transaction) => {
      await deleteAddress(transaction, caller, query.id);
      return true;
    }),
  );
}
