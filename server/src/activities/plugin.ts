import fastifyPlugin from 'fastify-plugin';
import { activityRoutes } from './routes.ts';

/** Activities: lists, calendar, saving and closing. */
export const activitiesRoom = fastifyPlugin(async (app) => {
  app.decorate('activityTies', []);
  activityRoutes(app, app.database, app.today);
});
