/** Where the calls go; an empty host is the page's own origin. From config.json. */
export interface Hosts {
  apiHost: string;
  accountHost: string;
  exportHost: string;
}

export type HostName = keyof Hosts;

let hosts: Hosts = { apiHost: '', accountHost: '', exportHost: '' };

/** Called once, before the first call, with what config.json says. */
export function configureHttp({ apiHost, accountHost, exportHost }: Hosts): void {
  hosts = { apiHost, accountHost, exportHost };
}

/** @param path begins with a slash */
export const addressOf = (host: HostName, path: string): string => hosts[host].replace(/\/+$/, '') + path;
