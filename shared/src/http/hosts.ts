import { appConfig } from '../store/index.ts';

export type HostName = 'apiHost' | 'accountHost' | 'exportHost' | 'here';

/** Where a call goes; an empty host, and 'here' in any case, is the page's own origin. @param path begins with a slash */
export const addressOf = (host: HostName, path: string): string =>
  (host === 'here' ? '' : appConfig()[host].replace(/\/+$/, '')) + path;
