import fastifyPlugin from 'fastify-plugin';
import { tokenSecret } from '../account/index.ts';
import { downloadRoutes } from './documents/routes.ts';
import { prospectRoutes } from './prospects/routes.ts';
import { companyRoutes } from './routes.ts';
import { shippingRoutes } from './shipping/routes.ts';

/** Companies: prospects, shipping addresses, spend and pricing documents. */
export const companiesRoom = fastifyPlugin(async (app) => {
  const { database, today } = app;
  companyRoutes(app, database, today);
  shippingRoutes(app, database);
  prospectRoutes(app, database, today);
  downloadRoutes(app, { database, secret: await tokenSecret(database), today });
});
