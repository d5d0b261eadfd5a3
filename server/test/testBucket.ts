import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';

/**
 * A bucket's address on loopback for the tests of a file, whose answers the test decides.
 * @returns its server, and `setAddress`, which makes the servers of this process use it
 */
export function testBucket(listener?: RequestListener): { bucket: Server; setAddress: () => void } {
  const bucket = createServer(listener).listen(0, '127.0.0.1');
  before(async () => {
    if (!bucket.listening) await once(bucket, 'listening');
  });
  after(() => {
    bucket.close();
    // Requests that were never answered would keep the process alive.
    bucket.closeAllConnections();
  });
  const setAddress = () =>
    void Object.assign(process.env, {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });
  return { bucket, setAddress };
}
