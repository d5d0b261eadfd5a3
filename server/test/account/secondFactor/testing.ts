import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { Enrolment, RecoveryCodes, SecondStepAnswer } from '#server/account/secondFactor/contract';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { peopleOf } from '../employees/testing.ts';
import type { Answer, TestServer } from '../../testing.ts';

const STEP_MS = 30_000;

/** The code of an app. @param off steps from now */
export const codeOf = (secret: string, off = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + off * STEP_MS });

/** Two-step sign-in. */
export function factorsOf(server: TestServer) {
  const login = (email: string, device?: string): Promise<Answer<string | Problem>> =>
    server.call('POST', '/account/login/', {
      body: { email, password: DEMO_PASSWORD },
      ...(device === undefined ? {} : { headers: { 'x-device': device } }),
    });
  const step = (Ticket: string, Code: string, device?: string): Promise<Answer<SecondStepAnswer & Problem>> =>
    server.call('POST', '/account/secondstep/', {
      body: { Ticket, Code },
      ...(device === undefined ? {} : { headers: { 'x-device': device } }),
    });
  /** The ticket of a sign-in with the right password. */
  const ticketOf = async (email: string, device?: string): Promise<string> => {
    const { status, body } = await login(email, device);
    assert.equal(status, 401, JSON.stringify(body));
    return (body as Problem).secondStep?.ticket ?? '';
  };
  return {
    login,
    step,
    ticketOf,
    idOf: peopleOf(server).idOf,
    /** Sets up an app for a signed-in user. */
    enrol: async (email: string): Promise<{ secret: string; codes: string[] }> => {
      const { body } = await server.call<Enrolment>('POST', '/v1/second-factor/app', {
        as: email,
        body: { Password: DEMO_PASSWORD },
      });
      const answer = await server.call<RecoveryCodes>('POST', '/v1/second-factor/app/confirmation', {
        as: email,
        body: { Code: codeOf(body.Secret) },
      });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      return { secret: body.Secret, codes: answer.body.RecoveryCodes };
    },
    /** Lets time pass: no code was used recently, and failures no longer count. */
    rest: async (): Promise<void> => {
      await server.database().query(sql`UPDATE totp SET last_step = 0`);
      await server.database().query(sql`DELETE FROM throttle`);
    },
    /** Resets: nobody has two-step verification, and it isn't required. */
    forget: async (): Promise<void> => {
      for (const table of [
        sql`DELETE FROM totp`,
        sql`DELETE FROM recovery_code`,
        sql`DELETE FROM second_factor_required`,
        sql`DELETE FROM throttle`,
      ])
        await server.database().query(table);
    },
  };
}
