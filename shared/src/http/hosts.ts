import { appConfig } from '../store/index.ts';

export type HostName = 'apiHost' | 'accountHost' | 'exportHost';

/** Where a call goes; an empty host is the page's own origin. @param path begins with a slash */
export const addressOf = (host: HostName, path: string): string =>
  appConfig()[host].replace(/\/+$/, '') + path;
