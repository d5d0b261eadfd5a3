import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buildApp } from 'fauxqs';

export const BUCKET = 'galley';

type App = ReturnType<typeof buildApp>;
interface Request {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}
interface Reply {
  raw: ServerResponse;
  code: (status: number) => Reply;
  type: (type: string) => Reply;
  send: (body: string) => Reply;
}

/**
 * What Amazon's server does since 2024 and this one doesn't: it writes only when the condition holds, else answers
 * 412, or 404 where there is nothing to match. Writes of one object go one after the other, as they do there.
 */
function addConditionalWrites(app: App): void {
  const last = new Map<string, Promise<void>>();
  app.addHook('preHandler', async (request: Request, reply: Reply) => {
    if (request.method !== 'PUT') return;
    const ahead = last.get(request.url);
    last.set(
      request.url,
      new Promise((resolve) => {
        reply.raw.once('close', () => resolve());
      }),
    );
    await ahead;
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if (match === undefined && noneMatch === undefined) return;
    const there = await app.inject({ method: 'HEAD', url: request.url });
    const etag = there.statusCode === 200 ? there.headers.etag : undefined;
    const isUnmet = noneMatch === '*' ? etag !== undefined : match !== etag;
    if (!isUnmet) return;
    const [status, code] = match !== undefined && !etag ? [404, 'NoSuchKey'] : [412, 'PreconditionFailed'];
    void reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code></Error>`);
    return reply;
  });
}

export interface TestS3 {
  /** The variables by which a client finds it. */
  environment: Record<string, string>;
  close: () => Promise<void>;
}

/** An S3 server on loopback, for tests. @param conditions false: one that ignores conditions when it writes */
export async function startS3(conditions = true): Promise<TestS3> {
  const app = buildApp({ logger: false });
  if (conditions) addConditionalWrites(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await app.inject({ method: 'PUT', url: `/${BUCKET}` });
  return {
    environment: {
      AWS_ENDPOINT_URL: url,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    close: async () => {
      await app.close();
    },
  };
}
