// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './steps.mjs';
import { nextYear } from './nextYear.mjs';

const OPERATIONS = 'ops@galley.example';

/** How long a server can take to respond after it says it's ready. */
const ANSWERS_WITHIN_MS = 30_000;

/**
 * Waits until a server responds.
 * @param {string} url
 * @param {number} [withinMs]
 * @throws the error of the last attempt
 */
export async function untilAnswers(url, withinMs = ANSWERS_WITHIN_MS) {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      await (await fetch(`${url}/health`)).arrayBuffer();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/**
 * An error message with its causes: fetch alone only says 'fetch failed'.
 * @param {unknown} error
 * @returns {string}
 */
export function withCauses(error) {
  if (!(error instanceof Error)) return String(error);
  const text = error.message || ('code' in error ? String(error.code) : error.name);
  return error.cause === undefined ? text : `${text}: ${withCauses(error.cause)}`;
}

/** @param {string} url @param {string} token whether this server's database has it */
async function isKnown(url, token) {
  const answer = await fetch(`${url}/v1/feed/products?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status !== 401;
}

/**
 * Returns the provider's token from its folder. If there's none, creates one with the demo's Operations account, as for any other
 * system. Empties a folder that belongs to a provider of another database.
 * @param {string} url @param {string} folder
 */
async function tokenIn(url, folder) {
  const file = path.join(folder, 'token');
  if (existsSync(file)) {
    const token = readFileSync(file, 'utf8');
    if (await isKnown(url, token)) return token;
    rmSync(folder, { recursive: true });
  }
  const { answerOf, galleyClient } = await import('../../server/client/dist/index.js');
  const { DEMO_PASSWORD } = await import('../../server/dist/demo/accounts.js');
  const { DEMO_SOURCE } = await import('../../server/dist/demo/fed.js');
  const client = galleyClient({ baseUrl: url });
  await client.signIn(OPERATIONS, DEMO_PASSWORD);
  const { secret } = await answerOf(
    client.POST('/v1/service-tokens', {
      body: {
        name: 'Sample provider',
        source: DEMO_SOURCE,
        scopes: ['feed:*', 'changes:read'],
        expiresOn: nextYear(),
      },
    }),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

/**
 * Runs the sample provider beside a demo server while this process lives, so that new data keeps arriving through the feed. If it
 * can't run, the demo doesn't change, and the console says why.
 * @param {string} url of the server
 * @param {string} folder the provider's folder
 * @param {string} publicUrl the provider's address
 */
export async function runSampleProvider(url, folder, publicUrl) {
  try {
    await untilAnswers(url);
    const child = startProvider({ url, folder, publicUrl, token: await tokenIn(url, folder) });
    // The channel to the child closes when this process ends, however it ends; until then it keeps neither process alive.
    child.channel?.unref();
    console.log(`The sample provider (examples/provider) is updating orders: ${publicUrl}`);
  } catch (error) {
    console.log(`The sample provider isn't running: ${withCauses(error)}`);
  }
}

/** @param {{ url: string, folder: string, publicUrl: string, token: string }} options */
const startProvider = ({ url, folder, publicUrl, token }) =>
  spawn(process.execPath, [path.join(root, 'examples/provider/dist/main.js')], {
    env: {
      ...process.env,
      GALLEY_URL: url,
      GALLEY_TOKEN: token,
      PROVIDER_DIR: folder,
      PORT: new URL(publicUrl).port,
      PUBLIC_URL: publicUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
