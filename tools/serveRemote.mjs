// @ts-check
// Serves a remote's build from this machine, for a Galley that runs elsewhere with RELEASE_OVERRIDES=localhost: your
// browser alone takes it in the place of the running release.
// node tools/serveRemote.mjs <remote> [port]   (pnpm --filter remote-orders serve)
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { portOf, remoteNames } from './federation/apps.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** @param {string} name @param {number} port */
async function serve(name, port) {
  const { buildApp } = await import('./federation/build.mjs');
  const { dist, release } = await buildApp(name);
  const record = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const served = new Set(['release.json', ...Object.keys(record.files)]);
  const server = createServer(async (request, response) => {
    const file = (request.url ?? '').slice(1).split('?')[0] ?? '';
    const bytes = served.has(file) ? await readFile(path.join(dist, file)).catch(() => null) : null;
    response.writeHead(bytes === null ? 404 : 200, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    });
    response.end(bytes);
  });
  server.listen(port, 'localhost', () => {
    console.log(`${name} ${release} is served. Open any page of Galley with`);
    console.log(`  ?release.${name}=http://localhost:${port}`);
  });
}

const [name = '', port] = process.argv.slice(2);
if (remoteNames().includes(name)) await serve(name, Number(port ?? portOf(name)));
else {
  console.error(`There is no remote '${name}': node tools/serveRemote.mjs ${remoteNames().join(' | ')}`);
  process.exitCode = 2;
}
