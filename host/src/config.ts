import type { Config } from '@galley/shared/contract/config';
import { readDataBlock } from './federation/dataBlock.ts';

/** What a page says that came without a config block, as a development server's does. */
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

/** What the server told this page (config.json), without a request. */
export const config: Config = { ...DEFAULTS, ...(readDataBlock('galley-config') as Partial<Config> | null) };
