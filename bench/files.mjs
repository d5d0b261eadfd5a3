// What a page's files cost the server, from memory and, in the same run, from the disk as they went out before.
// node bench/files.mjs   (needs npm start once, for the builds)
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printRatio, quantile, startServer } from '../tools/lib/server.mjs';

const ROUNDS = 300;
const folder = mkdtempSync(path.join(tmpdir(), 'galley-files-'));
const server = await startServer(folder);
// As many connections as a browser opens to a server.
const agent = new Agent({ keepAlive: true, maxSockets: 6 });

const fetchFile = (url) =>
  new Promise((resolve, reject) => {
    get(`${server.url}${url}`, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} is answered with ${answer.statusCode}.`));
      answer.resume().on('end', resolve);
    }).on('error', reject);
  });

async function took(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const page = await (await fetch(`${server.url}/orders`)).text();
const files = [...new Set([...page.matchAll(/(?:href|src)="([^"]+\.(?:js|css))"/g)].map(([, url]) => url))];
const times = { disk: { one: [], all: [] }, memory: { one: [], all: [] } };
for (let round = 0; round < ROUNDS; round += 1) {
  // What has a query is not kept.
  for (const [from, urls] of [
    ['disk', files.map((url) => `${url}?disk`)],
    ['memory', files],
  ]) {
    times[from].one.push(await took(() => fetchFile(urls[round % urls.length])));
    times[from].all.push(await took(() => Promise.all(urls.map(fetchFile))));
  }
}
agent.destroy();
await server.stop();
rmSync(folder, { recursive: true, force: true });

const hundredths = (milliseconds) => Math.round(milliseconds * 100) / 100;
const row = (from) => ({
  from,
  'one file, ms': hundredths(quantile(times[from].one, 0.5)),
  [`the ${files.length} of /orders at once, ms`]: hundredths(quantile(times[from].all, 0.5)),
});
printRatio('from', row('disk'), row('memory'));
