// @ts-check
// Creates the database's password if there's none yet: node deploy/secrets.mjs <folder> <host> <user>
// PostgreSQL reads <folder>/postgres-password on its first start; the server reads <folder>/pgpass (PGPASSFILE).
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder, host, user] = process.argv.slice(2);
if (!folder || !host || !user) throw new Error('Usage: node deploy/secrets.mjs <folder> <host> <user>');

/**
 * Writes a file completely or not at all.
 * @param {string} name
 * @param {string} text
 * @param {number} mode
 */
function write(name, text, mode) {
  const file = path.join(folder ?? '', name);
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  chmodSync(`${file}.new`, mode);
  renameSync(`${file}.new`, file);
}

const password = path.join(folder, 'postgres-password');
// PostgreSQL's image reads it as another user. Only services that mount the folder can read it.
if (!existsSync(password)) write('postgres-password', randomBytes(24).toString('hex'), 0o444);
write('pgpass', `${host}:*:*:${user}:${readFileSync(password, 'utf8')}\n`, 0o600);
