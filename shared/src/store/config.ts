import type { Config } from '../contract/config.ts';
import { todayIn } from '../domain/businessDay.ts';
import type { Day } from '../domain/calendar.ts';

/** What a page says that came without a config, as a development server's does. */
const DEFAULTS: Config = {
  version: 'dev',
  apiHost: '',
  exportHost: '',
  accountHost: '',
  timeZone: 'America/Denver',
  phone: '',
  links: {
    giftPortal: null,
    notePortal: null,
    reports: null,
    marketing: null,
    feedback: null,
    sendNote: null,
    sendGift: null,
    sendNomination: null,
  },
  social: [],
};

let config = DEFAULTS;

/** Called once, before anything renders, with what config.json says. */
export function configure(known: Partial<Config>): void {
  config = { ...DEFAULTS, ...known };
}

/** What the server told this page at run time. */
export const appConfig = (): Config => config;

/** The day of the business calendar, whatever zone the browser is in. */
export const businessToday = (): Day => todayIn(config.timeZone, new Date());
