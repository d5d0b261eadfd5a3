import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '#server/day/push/contract';
import { TEST_ZONE } from '../../db/testing.ts';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** @param time in the business time zone */
export function businessTime(day: string, time: string): Date {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: TEST_ZONE, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T${time}:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return new Date(`${day}T${time}:00${(zone?.value ?? '').replace('GMT', '') || 'Z'}`);
}

/** A minimal push service: `answer` gives its responses, at any speed. */
export async function pushService(answer: (path: string) => Promise<[number, Record<string, string>?]>) {
  const received: Received[] = [];
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    const [status, headers] = await answer(path);
    reply.writeHead(status, headers).end();
  };
  const server = createServer((request, reply) => void take(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A browser's side of a subscription: its keys, and what it reads with them (RFC 8291, RFC 8188). */
export function browserKeys() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    P256dh: own.getPublicKey('base64url'),
    Auth: auth.toString('base64url'),
    read: (body: Buffer): PushMessage => {
      const salt = body.subarray(0, 16);
      const keyAt = 21;
      const theirs = body.subarray(keyAt, keyAt + body.readUInt8(keyAt - 1));
      const text = body.subarray(keyAt + theirs.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(text.subarray(-16));
      const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as PushMessage;
    },
  };
}

/** Whether a message is signed by the key that the server shows to browsers, for this push service (RFC 8292). */
export function isSignedBy(publicKey: string, { headers }: Received, audience: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const verifier = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string };
  return (
    key === publicKey &&
    aud === audience &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: verifier, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}
