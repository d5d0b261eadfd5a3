import fastifyPlugin from 'fastify-plugin';
import { mergeRoutes } from './merges/routes.ts';
import { contactRoutes } from './routes.ts';

/** Contacts, their companies, and merges. */
export const contactsRoom = fastifyPlugin(async (app) => {
  contactRoutes(app, app.database);
  mergeRoutes(app, app.database);
});
