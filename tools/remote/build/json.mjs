import { readFileSync } from 'node:fs';

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
