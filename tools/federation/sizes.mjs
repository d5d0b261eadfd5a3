// Checks the size budgets of the builds: brotli bytes of everything that a page needs for its first render.
// node tools/federation/sizes.mjs prints a table and exits with 1 if a page exceeds its budget or contains the contract's schemas.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readJson } from '@galley/remote/build/json';
import { folderOf, remoteNames } from './apps.mjs';

const kB = (bytes) => Math.round(bytes / 100) / 10;
const BUDGETS = { signInJs: 85_000, routeJs: 165_000, css: 20_000 };

const distOf = (name) => path.join(folderOf(name), 'dist');

/** The size over the wire: of the .br beside the file, or of the file itself if that's smaller. */
function transferred(file) {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return compressed
    ? compressed.size
    : Math.min(statSync(file).size, brotliCompressSync(readFileSync(file)).length);
}

const total = (files, ending) =>
  files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + transferred(file), 0);

function page(name, files, budget) {
  const js = total(files, '.js');
  const css = total(files, '.css');
  return { page: name, js, css, ok: js <= budget && css <= BUDGETS.css, budget };
}

/** @returns {{ page: string, js: number, css: number, budget: number, ok: boolean }[]} bytes */
export function pageSizes() {
  const host = readJson(path.join(distOf('host'), 'release.json')).host;
  const hostFiles = (files) => files.map((file) => path.join(distOf('host'), file));
  const initial = hostFiles(host.initial);
  const signedIn = [...initial, ...hostFiles([host.early, ...host.signedIn])];
  const routes = remoteNames().map((name) => {
    const { entry, modules } = readJson(path.join(distOf(name), 'release.json'));
    const { js, css } = modules['./Screen'];
    const files = [entry, ...js, ...css].map((file) => path.join(distOf(name), file));
    return page(`/${name}`, [...signedIn, ...files], BUDGETS.routeJs);
  });
  return [page('/ (sign-in)', initial, BUDGETS.signInJs), ...routes];
}

/**
 * The files of an app that contain schemas. A page should import only types from the contract: a constant imported from the same
 * file brings the schemas along, and their library.
 * @param {string} name
 */
function filesWithSchemas(name) {
  const maps = path.join(distOf(name), 'maps');
  return readdirSync(maps, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js.map'))
    .filter((file) => readJson(path.join(maps, file)).sources.some((source) => source.includes('/typebox/')))
    .map((file) => `${name}: ${file}`);
}

if (process.argv[1] === import.meta.filename) {
  const sizes = pageSizes();
  console.table(
    sizes.map(({ page, js, css, budget, ok }) => ({
      page,
      'JavaScript kB': kB(js),
      of: kB(budget),
      'CSS kB': kB(css),
      'of ': kB(BUDGETS.css),
      verdict: ok ? 'ok' : 'TOO LARGE',
    })),
  );
  if (sizes.some(({ ok }) => !ok)) process.exitCode = 1;
  const withSchemas = ['host', ...remoteNames()].flatMap(filesWithSchemas);
  if (withSchemas.length > 0) {
    console.log(`These contain schemas, which pages don't need: ${withSchemas.join(', ')}`);
    process.exitCode = 1;
  }
}
