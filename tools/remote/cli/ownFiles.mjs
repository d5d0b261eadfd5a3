import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from '../build/json.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/**
 * Serves the files of the last build in a folder, and an event stream (`events`) that notifies pages of each build.
 * @param {string} folder
 */
export function ownFiles(folder) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  let served = new Set();

  async function send(file, response) {
    const bytes = served.has(file) ? await readFile(path.join(folder, file)).catch(() => null) : null;
    response.writeHead(bytes === null ? 404 : 200, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    });
    response.end(bytes);
  }

  function join(response) {
    response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/event-stream' });
    response.flushHeaders();
    pages.add(response);
    response.once('close', () => pages.delete(response));
  }

  return {
    /** @param {string} file as release.json names it @param {import('node:http').ServerResponse} response */
    answer: (file, response) => void (file === 'events' ? join(response) : send(file, response)),
    /** Notifies pages of a new build. */
    built() {
      served = new Set(['release.json', ...Object.keys(readJson(path.join(folder, 'release.json')).files)]);
      for (const page of pages) page.write('event: built\ndata: \n\n');
    },
  };
}
