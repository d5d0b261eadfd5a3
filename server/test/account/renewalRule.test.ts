import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { mayRenew, type RenewalSecret, type UsedRenewal } from '#server/account/renewalRule';

/** A session as the server stores it, using only the rule. */
class Family {
  used: UsedRenewal = { hash: null, generation: 0 };
  given: RenewalSecret[] = [{ hash: 'first', generation: 1 }];
  hasEnded = false;

  /** @returns the response's secret; undefined if the session has ended */
  renew(secret: RenewalSecret): RenewalSecret | undefined {
    if (this.hasEnded) return undefined;
    if (!mayRenew(this.used, secret)) {
      this.hasEnded = true;
      return undefined;
    }
    this.used = secret;
    const answer = { hash: `secret ${this.given.length}`, generation: secret.generation + 1 };
    this.given.push(answer);
    return answer;
  }

  get good(): RenewalSecret[] {
    return this.given.filter((one) => mayRenew(this.used, one));
  }
}

const FIRST: RenewalSecret = { hash: 'first', generation: 1 };
/** A renewal by one of two holders of the cookie, and whether its response arrives. */
const steps = fc.array(fc.record({ isThief: fc.boolean(), arrives: fc.boolean() }), { maxLength: 40 });

describe('The secret that renews a session (SESS-05)', () => {
  test('works for a browser forever, however many responses are lost and tabs renew at once', () => {
    // In each round some tabs send the browser's secret; the last response to arrive stays, or none does.
    const rounds = fc.array(
      fc.record({ tabs: fc.integer({ min: 1, max: 4 }), kept: fc.integer({ min: -1, max: 3 }) }),
    );
    fc.assert(
      fc.property(rounds, (all) => {
        const family = new Family();
        let jar = FIRST;
        for (const { tabs, kept } of all) {
          const answers = Array.from({ length: tabs }, () => family.renew(jar));
          assert.ok(answers.every((answer) => answer !== undefined));
          jar = answers[kept] ?? jar;
        }
        assert.equal(family.hasEnded, false);
      }),
    );
  });

  test('stops working for everybody once a copy is in use too, whichever is used first', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const family = new Family();
        const held = [FIRST, FIRST];
        const arrived = [0, 0];
        for (const { isThief, arrives } of all) {
          const who = Number(isThief);
          const answer = family.renew(held[who] ?? FIRST);
          if (answer === undefined || !arrives) continue;
          held[who] = answer;
          arrived[who] = (arrived[who] ?? 0) + 1;
        }
        // Each holder has used its own successor of the same secret, so one of the two was replaced.
        const haveDiverged = arrived.every((times) => times >= 2);
        assert.ok(!haveDiverged || family.hasEnded);
      }),
    );
  });

  test('can only be the last used one or one of its successors; using one successor replaces the others', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (picks) => {
        const family = new Family();
        for (const pick of picks) {
          const { good } = family;
          const next = good[pick % good.length] ?? FIRST;
          family.renew(next);
          assert.ok(family.good.every((one) => one === next || one.generation === next.generation + 1));
          const replaced = family.given.filter((one) => !family.good.includes(one));
          assert.ok(replaced.every(({ generation }) => generation <= next.generation));
        }
        assert.equal(family.hasEnded, false);
      }),
    );
  });
});
