import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import sql from 'sql-template-tag';
import type { RecordFile, RecordFiles } from '@galley/shared/contract/recordFiles';
import { REP, type Answer, type TestServer } from '../testing.ts';

export const PDF = Buffer.from('%PDF-1.7\na proof\n');
export const PNG = Buffer.from('\x89PNG\r\n\x1A\nno more than its beginning', 'latin1');

export const filesAt = (record: string) => `/v1/records/${record}/files`;

/** Sends a file as a browser does. */
export async function add(
  server: TestServer,
  record: string,
  { name, bytes = PDF, as = REP }: { name: string; bytes?: Buffer; as?: string },
): Promise<Answer<RecordFile & { detail: string; errors?: { field: string }[] }>> {
  const answer = await fetch(`${server.url()}${filesAt(record)}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await server.tokenOf(as)}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never };
}

export const list = async (server: TestServer, record: string, as = REP): Promise<RecordFiles> =>
  (await server.call<RecordFiles>('GET', filesAt(record), { as })).body;

/** Downloads a file as bytes. */
export async function download(
  server: TestServer,
  id: number,
  as = REP,
): Promise<{ status: number; headers: Answer['headers']; bytes: Buffer }> {
  const answer = await fetch(`${server.url()}/v1/files/${id}`, {
    headers: { authorization: `Bearer ${await server.tokenOf(as)}` },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Sends zeros until the server answers or the sender gives up. @returns its answer, and how many bytes were sent by then */
export async function stream(
  server: TestServer,
  record: string,
  { bytes, headers = {}, givesUp }: { bytes: number; headers?: object; givesUp?: () => Promise<void> },
): Promise<{ status: number; body: string; sent: number }> {
  const token = await server.tokenOf(REP);
  const chunk = Buffer.alloc(64 * 1024);
  const send = request(`${server.url()}${filesAt(record)}?name=long.pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
  });
  let sent = 0;
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (status: number, body: string) => {
      isOver = true;
      resolve({ status, body, sent });
    };
    const giveUp = async () => {
      await givesUp?.();
      send.destroy();
      end(0, '');
    };
    // One chunk after another, as fast as the server accepts them.
    const more = (error?: Error | null) => {
      if (isOver || error) return;
      if (sent < bytes) {
        sent += chunk.length;
        send.write(chunk, more);
      } else if (givesUp === undefined) {
        send.end();
      } else {
        void giveUp();
      }
    };
    send.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('close', () => end(response.statusCode ?? 0, body));
    });
    // The server closes the connection after its response.
    send.on('error', (error) => setImmediate(() => (isOver ? undefined : reject(error))));
    send.write('%PDF-1.7\n');
    more();
  });
}

/** A document that unpacks to 64 MB of zeros. */
export function zipBomb(): Buffer {
  const name = Buffer.from('word/document.xml');
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024), { level: 1 });
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(64 * 1024 * 1024, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
}

/** Records of the demo: the rep's own, and those of others. */
export async function recordsOf(server: TestServer) {
  const [found] = await server.database().query<
    Record<'company' | 'far' | 'contact' | 'activity', number>
  >(sql`
    WITH own AS (SELECT account_type_id FROM employee_account JOIN employee ON employee.id = employee_id WHERE email = ${REP})
    SELECT min(company.id) FILTER (WHERE account_type_id IN (SELECT * FROM own)) AS company,
      min(company.id) FILTER (WHERE account_type_id NOT IN (SELECT * FROM own)) AS far,
      (SELECT min(contact_id) FROM contact_company JOIN company ON company.id = company_id WHERE account_type_id IN (SELECT * FROM own)) AS contact,
      (SELECT min(activity.id) FROM activity JOIN company ON company.id = company_id
        WHERE account_type_id IN (SELECT * FROM own) AND status = 0) AS activity
    FROM company`);
  if (found === undefined) throw new Error('the demo has companies');
  return {
    company: `companies/${found.company}`,
    companyId: found.company,
    far: `companies/${found.far}`,
    contact: `contacts/${found.contact}`,
    activity: `activities/${found.activity}`,
    activityId: found.activity,
  };
}

/** The files in the folder for arriving files. */
export const arriving = (server: TestServer): string[] =>
  readdirSync(path.join(server.config().dataDir, 'arriving-files'));

/** The files in the file store, which is a folder. */
export function stored(server: TestServer): string[] {
  const { store } = server.config().files;
  return existsSync(store) ? readdirSync(store).toSorted((one, other) => one.localeCompare(other)) : [];
}
