import fastifyPlugin from 'fastify-plugin';
import { repeatedly } from '../common/repeatedly.ts';
import { addViewedList } from '../day/index.ts';
import { sendQuoteReminders } from './reminders/quoteReminders.ts';
import { readLogo } from './document/logo.ts';
import { revokeLinksOf } from './links/linkQueries.ts';
import { quoteLinkRoutes } from './links/routes.ts';
import { quoteTotal } from './quoteQueries.ts';
import { quoteRoutes } from './routes.ts';
import { quoteList } from './rules/quoteFilter.ts';

interface Options {
  timeZone: string;
  publicUrl: string;
  dataDir: string;
  mailFrom: string;
  /** Whether quote reminders run; tests trigger them themselves. */
  scheduledNotifications: boolean;
}

const MINUTE_MS = 60_000;

/** Quotes: writing and sending them, the pages where customers answer, and reminders. */
export const quotesRoom = fastifyPlugin<Options>(async (app, options) => {
  const { database, today, roomTopics: topics } = app;
  const { timeZone, publicUrl, dataDir, mailFrom, scheduledNotifications } = options;
  const logo = () => readLogo(dataDir, mailFrom);
  app.addressEndings.push(revokeLinksOf);
  addViewedList('quotes', quoteList, quoteTotal);
  quoteRoutes(app, { database, today, publicUrl, logo });
  quoteLinkRoutes(app, {
    database,
    today,
    timeZone,
    publicUrl,
    topics,
    async pdfOf({ number, version, content, rep, sentOn, validUntil }) {
      // Loaded on demand, as in routes.ts.
      const { quotePdf } = await import('./document/quotePdf.ts');
      return quotePdf({ number, version, content, rep, day: sentOn, validUntil, logo: await logo() });
    },
  });
  if (scheduledNotifications)
    repeatedly(app, {
      everyMs: MINUTE_MS,
      work: () => sendQuoteReminders(database, topics, today()),
      onError: (error) => app.log.warn(error, 'reps were not notified about their quotes'),
    });
});
