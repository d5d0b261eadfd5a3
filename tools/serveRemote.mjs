// @ts-check
// Serves a remote's build from this machine to a Galley elsewhere that runs with RELEASE_OVERRIDES=localhost. Only your browser
// uses it, instead of the active release.
// node tools/serveRemote.mjs <remote> [port]   (npm --prefix remote-orders run serve)
import { createServer } from 'node:http';
import { portOf, remoteNames } from './federation/apps.mjs';
import { ownFiles } from './remote/cli/ownFiles.mjs';

/** @param {string} name @param {number} port */
async function serve(name, port) {
  const { buildApp } = await import('./federation/build.mjs');
  const { dist, release } = await buildApp(name);
  const files = ownFiles(dist);
  files.built();
  const server = createServer((request, response) =>
    files.answer((request.url ?? '').slice(1).split('?')[0] ?? '', response),
  );
  server.listen(port, 'localhost', () => {
    console.log(`Serving ${name} ${release}. Open any page of Galley with`);
    console.log(`  ?release.${name}=http://localhost:${port}`);
  });
}

const [name = '', port] = process.argv.slice(2);
if (remoteNames().includes(name)) await serve(name, Number(port ?? portOf(name)));
else {
  console.error(`There is no remote '${name}': node tools/serveRemote.mjs ${remoteNames().join(' | ')}`);
  process.exitCode = 2;
}
