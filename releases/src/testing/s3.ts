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
 * Adds what Amazon's server has done since 2024 and this one doesn't: with If-None-Match, it creates an object, or responds with
 * 412 if the object exists. As on Amazon's server, writes of one object run one after the other.
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
    if (request.headers['if-none-match'] !== '*') return;
    const { statusCode } = await app.inject({ method: 'HEAD', url: request.url });
    if (statusCode !== 200) return;
    void reply.code(412).type('application/xml').send('<Error><Code>PreconditionFailed</Code></Error>');
    return reply;
  });
}

export interface TestS3 {
  /** The variables that configure a client. */
  environment: Record<string, string>;
  close: () => Promise<void>;
}

/** An S3 server on loopback, for tests. @param conditions false: it ignores conditions on writes */
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
