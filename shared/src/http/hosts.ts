import { appConfig } from '../store/index.ts';

export type HostName = 'apiHost' | 'accountHost' | 'exportHost' | 'here';

/** The URL of a call. An empty host means the page's own origin, as 'here' always does. @param path begins with a slash */
export const addressOf = (host: HostName, path: string): string =>
  (host === 'here' ? '' : appConfig()[host].replace(/\/+$/, '')) + path;
