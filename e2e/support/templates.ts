import path from 'node:path';
import { root } from './galleyServer.ts';

/** What the global setup prepared once: a seeded embedded folder to copy, and a seeded PostgreSQL database. */
export interface Templates {
  dataFolder: string;
  databaseUrl: string;
}

export const templatesFile = path.join(root, 'node_modules/.cache/galley-e2e/templates.json');
