// Previews the remote in a folder inside a running Galley, from this machine (TEAM-05).
import { createServer } from 'node:http';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { describeRemote, writeRecord } from '../build/describe.mjs';
import { ENTRY } from '../build/exposes.mjs';
import { optionsOf } from './options.mjs';
import { ownFiles } from './ownFiles.mjs';
import { passOn, registryWithOwn } from './passOn.mjs';
import { Refused } from './refused.mjs';
import { serverOf } from './server.mjs';

const PORT = '4101';
/** This machine's files are below this path. */
export const OWN = '/__remote';

/** Reloads the page after each build. */
const RELOAD = `new EventSource('${OWN}/events').addEventListener('built', () => location.reload());`;

/** The build as published, without the slow parts: names stay, types are left to the editor. */
function watched(config, output) {
  process.env.RELEASE_ID = 'local';
  const base = config({}, { nodeEnv: 'production', types: false });
  return {
    ...base,
    mode: 'development',
    devtool: 'inline-source-map',
    output: { ...base.output, path: output },
    optimization: { ...base.optimization, minimize: false },
    plugins: [...base.plugins, new rspack.BannerPlugin({ banner: RELOAD, raw: true, test: ENTRY })],
  };
}

/**
 * Serves a Galley on this machine in which this folder's remote replaces the server's; everything else comes from the server.
 * @param {ReturnType<typeof import('../build/remote.mjs').defineRemote>} config
 * @param {string[]} args
 */
export async function start(config, args) {
  const values = optionsOf(args, ['server', 'port']);
  const target = serverOf(values.server);
  const port = Number(values.port ?? PORT);
  if (!(port >= 1 && port <= 65_535))
    throw new Refused(`--port takes a number from 1 to 65535, not '${values.port}'.`);
  const { name, dir } = config.remote;
  const output = path.join(dir, 'node_modules/.cache/galley-remote');
  mkdirSync(output, { recursive: true });
  const files = ownFiles(output);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(`${OWN}/`)) files.answer(pathname.slice(OWN.length + 1), response);
    else if (pathname === '/releases.json' && searchParams.has(`release.${name}`))
      void registryWithOwn(target, request, response, { name, address: `http://localhost:${port}${OWN}` });
    // The server may not know this page yet, in which case it sends the app with 404.
    else if (pathname === `/${name}`) passOn(target, request, response, 200);
    else passOn(target, request, response);
  });
  server.listen(port, 'localhost');
  let isFirst = true;
  rspack(watched(config, output)).watch({}, (error, stats) => {
    if (error || stats.hasErrors()) {
      console.error(error?.message ?? stats.toString('errors-only'));
      return;
    }
    writeRecord(output, describeRemote(config.remote, 'local', output));
    files.built();
    console.log(`Built ${name}.`);
    if (!isFirst) return;
    isFirst = false;
    console.log(`Open  http://localhost:${port}/${name}?release.${name}=http://localhost:${port}${OWN}`);
    console.log(`This remote comes from this folder, everything else from ${target}. Press Ctrl+C to stop.`);
  });
}
