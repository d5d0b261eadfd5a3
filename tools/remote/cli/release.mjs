// Publishes the remote of a folder to a running Galley and opens a canary (TEAM-03, TEAM-04).
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkChunks } from '@galley/releases/gate/chunks';
import { checkStyles } from '@galley/releases/gate/styles';
import { buildRemote } from '../build/buildRemote.mjs';
import { readJson } from '../build/json.mjs';
import { inputsOf } from '../build/releaseId.mjs';
import { originOf, UNCOMMITTED } from '../origin.mjs';
import { onServer } from './onServer.mjs';
import { optionsOf } from './options.mjs';
import { Refused } from './refused.mjs';
import { requireToken, serverOf } from './server.mjs';

const GATE = 3;
/** The release command's code: there's no such release, or none is active yet. */
const UNKNOWN = 4;
/** The release command's code: it's already published. */
const EXISTS = 5;
const PERCENT = '5';

/** A release must equal what its commit contains. */
function refuseUncommitted(dir) {
  const commit = originOf(inputsOf(dir), dir);
  if (commit === null)
    throw new Refused("Nothing is committed here. A release needs the commit it's built from.");
  if (!commit.endsWith(UNCOMMITTED)) return;
  const changed = execFileSync('git', ['-C', dir, 'status', '--porcelain'], { encoding: 'utf8' });
  throw new Refused(`Commit or revert your changes:\n${changed.trimEnd()}`);
}

function refuseTypeErrors(dir) {
  const tsc = path.join(dir, 'node_modules/.bin/tsc');
  const { status, stdout, error } = spawnSync(tsc, ['-p', dir], { encoding: 'utf8' });
  if (error) throw new Refused(`The types can't be checked: ${error.message}`);
  if (status !== 0) throw new Refused(`There are type errors:\n${stdout.trimEnd()}`);
}

/** Checks the files as the gate would, before anything is published. */
function refuseUnsafeFiles(dist) {
  const record = readJson(path.join(dist, 'release.json'));
  const texts = new Map(
    Object.keys(record.files)
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]),
  );
  const reasons = [...checkChunks(record, texts), ...checkStyles(record, texts)];
  if (reasons.length > 0) throw new Refused(reasons, GATE);
}

/** Runs a release command, but returns one kind of refusal as `refused` instead of throwing. */
async function allowRefusal(code, ...args) {
  try {
    await onServer(...args);
    return {};
  } catch (error) {
    if (error instanceof Refused && error.code === code) return { refused: error.message };
    throw error;
  }
}

/**
 * @param {ReturnType<typeof import('../build/remote.mjs').defineRemote>} config
 * @param {string[]} args
 */
export async function release(config, args) {
  const values = optionsOf(args, ['server', 'percent', 'reason']);
  const { percent = PERCENT } = values;
  if (!(percent > 0 && percent < 100))
    throw new Refused(`--percent takes a number above 0 and below 100, not '${percent}'.`);
  const url = serverOf(values.server);
  requireToken();
  const server = ['--server', url];
  const { name, dir } = config.remote;
  refuseUncommitted(dir);
  refuseTypeErrors(dir);
  const { release: id, dist } = await buildRemote(config);
  refuseUnsafeFiles(dist);
  await allowRefusal(UNKNOWN, 'check', dist, ...server);
  const { refused: published } = await allowRefusal(EXISTS, 'publish', dist, ...server);
  console.log(published ?? `Published ${name} ${id}. Nobody sees it yet.`);
  await onServer('gate', name, id, ...server);
  console.log('It passes the gate. To try it in one tab:');
  console.log(`  ${new URL(`${name}?release.${name}=${id}`, url).href}`);
  const canary = ['--percent', percent, '--reason', values.reason ?? 'a new release'];
  const { refused: first } = await allowRefusal(UNKNOWN, 'canary', name, id, ...canary, ...server);
  if (first === undefined) console.log(`A canary now gives it to ${percent}% of people.`);
  // A canary runs beside the active release, and there's none before the first release.
  else console.log(`No canary was started. ${first}`);
  console.log(`To activate it for everyone:\n  npx galley-remote promote ${id} --reason "…"`);
}
