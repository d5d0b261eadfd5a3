import type { Config } from '../contract/config.ts';
import { todayIn } from '../domain/businessDay.ts';
import type { Day } from '../domain/calendar.ts';

/** The config of a page that came without one, such as a development server's. */
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

/** Sets the contents of config.json. Called once, before anything renders. */
export function configure(known: Partial<Config>): void {
  config = { ...DEFAULTS, ...known };
}

/** The settings that the server gave this page at run time. */
export const appConfig = (): Config => config;

/** Today in the business calendar, whatever the browser's time zone. */
export const businessToday = (): Day => todayIn(config.timeZone, new Date());
