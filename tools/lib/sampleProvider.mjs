// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const OPERATIONS = 'ops@galley.example';

/** @param {string} url @param {string} token whether it is one of this server's database */
async function isKnown(url, token) {
  const answer = await fetch(`${url}/v1/feed/products?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status !== 401;
}

/**
 * The provider's token, which its folder keeps; made with the demo's account of Operations, as any other is made. The folder of
 * another database's provider is emptied.
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
        expiresOn: '2999-12-31',
      },
    }),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

/**
 * Runs the sample provider beside a server with the demo, for as long as this process lives: what comes after the demo's data comes
 * by the feed. Where it can't run, the demo stays as it is.
 * @param {string} url of the server
 * @param {string} folder its own
 * @param {string} publicUrl where it listens
 */
export async function runSampleProvider(url, folder, publicUrl) {
  const token = await tokenIn(url, folder);
  const child = spawn(process.execPath, [path.join(root, 'examples/provider/dist/main.js')], {
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
  // The channel to it closes with this process, however that ends; until then it keeps neither alive.
  child.channel?.unref();
  console.log(`The sample provider (examples/provider) moves orders on: ${publicUrl}`);
}
