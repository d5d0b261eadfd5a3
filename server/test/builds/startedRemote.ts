import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A Galley with an empty registry that doesn't know the remote's page, and its received requests. */
export async function emptyGalley(remote: string) {
  const asked: string[] = [];
  const server = await listening(
    createServer(({ url = '', headers }, response) => {
      if (url === `/${remote}`) response.statusCode = 404;
      asked.push(`${url} ${headers.authorization ?? ''}`.trim());
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ schema: 1, remotes: {}, releases: {} }));
    }),
  );
  return { asked, url: `http://127.0.0.1:${portOf(server)}`, stop: () => server.close() };
}

/** Fetches JSON from an address on this machine. */
export const getFrom = (here: string) => async (path: string) =>
  (await fetch(here + path, { headers: { authorization: 'Bearer t' } })).json() as Promise<
    Record<string, unknown>
  >;

/** The event for the next build of the remote served there. @param change starts it */
export async function nextBuildAt(here: string, change: () => void): Promise<string> {
  const events = (await fetch(`${here}/__remote/events`)).body?.getReader();
  change();
  const { value } = (await events?.read()) ?? {};
  await events?.cancel();
  return new TextDecoder().decode(value);
}

/** All scripts of the last build served there. */
export async function scriptsAt(here: string): Promise<string> {
  const { files } = await getFrom(here)('/__remote/release.json');
  const scripts = Object.keys(files as object).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map(async (file) => (await fetch(`${here}/__remote/${file}`)).text()),
  );
  return texts.join('\n');
}
