import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fetchFile } from './fetchFile.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hangs') return;
    response.statusCode = request.url === '/fine' ? 200 : 503;
    response.end('text');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('Fetching a file of a remote', () => {
  test('an existing file arrives', async () => {
    expect(await fetchFile(`${origin}/fine`, 5000, 'default')).toEqual({ kind: 'arrived' });
  });

  test('an error response keeps its status', async () => {
    expect(await fetchFile(`${origin}/broken`, 5000, 'reload')).toEqual({ kind: 'answered', status: 503 });
  });

  test('the request times out if the server doesn’t respond in time', async () => {
    expect(await fetchFile(`${origin}/hangs`, 50, 'default')).toEqual({ kind: 'timeout' });
  });

  test('a server that is down is unreachable', async () => {
    expect(await fetchFile('http://127.0.0.1:1/fine', 5000, 'default')).toEqual({ kind: 'unreachable' });
  });
});
