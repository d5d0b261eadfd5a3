import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The newest mail with a reset link in an outbox: its text, the address of the app in its link and the link's token. */
export function resetMail(outbox: string): { mail: string; url: string; token: string } {
  const newest = readdirSync(outbox).sort().at(-1) ?? '';
  const mail = readFileSync(path.join(outbox, newest), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [, url = '', token = ''] = /(\S+)\/reset-password\?token=([\w-]+)/.exec(mail) ?? [];
  return { mail, url, token };
}
