// A system of the provider that gets people's changes through a webhook (CHG-04). It accepts everything and stores nothing.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { signIn } from '../../tools/lib/server.mjs';
import { send } from './requests.mjs';

/** Subscribes to a server's changes. @returns a function that stops it */
export async function listenTo(server) {
  const system = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(system, 'listening');
  const body = {
    url: `http://127.0.0.1:${system.address().port}`,
    resources: ['activities', 'contacts'],
    secret: 'of the measurement alone',
    source: 'bench',
  };
  const call = { call: '147 webhook', what: '', method: 'POST', path: '/v1/webhooks', body };
  const { ok, status } = await send(server.url, await signIn(server.url, 'ops@galley.example'), call);
  if (!ok) throw new Error(`the webhook was rejected with ${status}`);
  return () => system.close();
}
