import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type {
  Passkey,
  PasskeyAdded,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '#server/account/passkeys/contract';
import type { SecondStepAnswer } from '#server/account/secondFactor/contract';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { factorsOf } from '../secondFactor/testing.ts';
import type { Answer, TestServer } from '../../testing.ts';
import { newAuthenticator, type Authenticator } from './authenticator.ts';

/** Passkeys of the people on a server. */
export function passkeysOf(server: TestServer) {
  const factors = factorsOf(server);
  const origin = () => new URL(server.config().publicUrl).origin;
  const post = <T>(path: string, body: object, as?: string): Promise<Answer<T & Problem>> =>
    server.call('POST', path, { body, ...(as === undefined ? {} : { as }) });
  const begin = (as: string) =>
    post<PasskeyCreation>('/v1/passkeys/options', { Password: DEMO_PASSWORD }, as);
  const add = (as: string, Credential: object) => post<PasskeyAdded>('/v1/passkeys', { Credential }, as);
  const options = async (Ticket?: string): Promise<PasskeyRequest> => {
    const answer = await post<PasskeyRequest>(
      '/account/passkey/options',
      Ticket === undefined ? {} : { Ticket },
    );
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body;
  };
  return {
    post,
    begin,
    add,
    options,
    /** A passkey that nobody has yet. */
    authenticator: () => newAuthenticator(origin()),
    /** Adds a passkey for somebody, in its own authenticator. */
    enrol: async (email: string): Promise<{ authenticator: Authenticator; added: PasskeyAdded }> => {
      const authenticator = newAuthenticator(origin());
      const { status, body } = await add(email, authenticator.create((await begin(email)).body));
      assert.equal(status, 200, JSON.stringify(body));
      return { authenticator, added: body };
    },
    list: async (as: string): Promise<Passkey[]> =>
      (await server.call<Passkey[]>('GET', '/v1/passkeys', { as })).body,
    signIn: (Credential: PasskeyAssertion, headers: Record<string, string> = {}) =>
      server.call<string & Problem>('POST', '/account/passkey', { body: { Credential }, headers }),
    step: (Ticket: string, Credential: PasskeyAssertion) =>
      post<SecondStepAnswer>('/account/secondstep/passkey', { Ticket, Credential }),
    /** What a password sign-in still needs. */
    needed: async (email: string) => {
      const { status, body } = await post<object>('/account/login', { email, password: DEMO_PASSWORD });
      assert.equal(status, 401, JSON.stringify(body));
      return body.secondStep ?? assert.fail('no second step');
    },
    /** What a refusal must not change: passkeys, sessions and the audit log. */
    state: async () =>
      server.database().query(sql`
        SELECT (SELECT json_agg(passkey ORDER BY id)::text FROM passkey) AS passkeys,
          (SELECT count(*)::int FROM session) AS sessions, (SELECT count(*)::int FROM audit_log) AS audited`),
    audited: async (action: string) => {
      const [row] = await server.database().query<{ record: string; after: object | null }>(sql`
        SELECT record, after FROM audit_log WHERE action = ${action} ORDER BY id DESC LIMIT 1`);
      return row;
    },
    forget: async (): Promise<void> => {
      for (const statement of [sql`DELETE FROM passkey`, sql`DELETE FROM passkey_challenge`])
        await server.database().query(statement);
      await factors.forget();
    },
  };
}
