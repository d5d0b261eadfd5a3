import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { todayIn } from '@galley/shared/domain/businessDay';
import { kept } from '#server/operations/backup/scheduled/keep';
import { scheduleOf } from '#server/operations/backup/scheduled/schedule';
import { backupSettings, type Keep } from '#server/operations/backup/scheduled/settings';
import { tries } from '../../length.ts';

const ZONE = 'America/Denver';
const DAY_MS = 86_400_000;
const daysOf = (backups: Iterable<{ at: string }>) =>
  [...backups].map(({ at }) => todayIn(ZONE, new Date(at))).toSorted();

describe('Which backups are kept (OPS-49)', () => {
  const count = fc.integer({ min: 0, max: 8 });
  const keeps: fc.Arbitrary<Keep> = fc.record({ daily: count, weekly: count, monthly: count });
  const backups = fc
    .uniqueArray(fc.integer({ min: 0, max: 400 * 24 }), { maxLength: 80 })
    .map((hours) =>
      hours.map((hour) => ({ at: new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000).toISOString() })),
    );

  test('the newest always, never more than configured, and a second pass removes nothing', () => {
    fc.assert(
      fc.property(backups, keeps, (all, keep) => {
        const stay = kept(all, keep, ZONE);
        const newest = all.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
        assert.ok(newest === undefined || stay.has(newest));
        assert.ok(stay.size <= Math.max(1, keep.daily + keep.weekly + keep.monthly));
        assert.deepEqual(kept([...stay], keep, ZONE), stay);
      }),
      { numRuns: tries(400) },
    );
  });

  test('the newest of each of the last days that have a backup', () => {
    fc.assert(
      fc.property(backups, keeps, (all, keep) => {
        const stay = kept(all, keep, ZONE);
        const days = [...new Set(daysOf(all))].slice(-keep.daily || Infinity);
        for (const day of days) {
          const ofDay = all.filter(({ at }) => todayIn(ZONE, new Date(at)) === day);
          const newest = ofDay.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
          assert.ok(newest && stay.has(newest), day);
        }
      }),
      { numRuns: tries(400) },
    );
  });

  test('after a year of nightly backups: seven days, four weeks, six months', () => {
    const nights = Array.from({ length: 365 }, (_, day) => ({
      at: new Date(Date.UTC(2026, 0, 1, 9, 30) + day * DAY_MS).toISOString(),
    }));
    assert.deepEqual(daysOf(kept(nights, { daily: 7, weekly: 4, monthly: 6 }, ZONE)), [
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-13',
      '2026-12-20',
      '2026-12-25',
      '2026-12-26',
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });
});

test('A schedule follows the business time zone, even when daylight saving time begins and ends (OPS-47)', () => {
  const { lastAt, nextAfter } = scheduleOf('30 2 * * *', ZONE);
  const last = (time: string) => lastAt(new Date(time)).toISOString();
  assert.equal(last('2026-11-25T09:29:59.999Z'), '2026-11-24T09:30:00.000Z');
  assert.equal(last('2026-11-25T09:30:00.000Z'), '2026-11-25T09:30:00.000Z');
  // This day has no 2:30 a.m.
  assert.equal(last('2026-03-08T20:00:00Z').slice(0, 10), '2026-03-08');
  let [time, count] = [new Date('2026-01-01T00:00:00Z'), 0];
  for (; time < new Date('2027-01-01T00:00:00Z'); count += 1) {
    const next = nextAfter(time);
    assert.equal(lastAt(next).getTime(), next.getTime());
    assert.ok(next > time);
    time = next;
  }
  assert.ok(count >= 365 && count <= 367, String(count));
});

test('An implausible number of backups, and a missing target or key, are reported by name (OPS-47)', () => {
  const good = { BACKUP_SCHEDULE: '0 3 * * *', BACKUP_TARGET: 'backups', BACKUP_RECIPIENTS: 'age1abc' };
  assert.equal(backupSettings({}, '/'), undefined);
  assert.equal(backupSettings({ ...good, BACKUP_SCHEDULE: '' }, '/'), undefined);
  assert.deepEqual(backupSettings({ ...good, BACKUP_KEEP: '30 daily' }, '/data'), {
    schedule: '0 3 * * *',
    target: '/data/backups',
    recipients: ['age1abc'],
    keep: { daily: 30, weekly: 0, monthly: 0 },
  });
  for (const [name, value] of Object.entries({
    BACKUP_KEEP: '7 daily, 3 daily',
    BACKUP_TARGET: '',
    BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1QQQ',
  })) {
    assert.throws(
      () => backupSettings({ ...good, [name]: value }, '/'),
      (error: Error) => {
        assert.ok(error.message.startsWith(name));
        assert.ok(!error.message.includes('AGE-SECRET-KEY-1'), 'the error does not contain the secret');
        return true;
      },
    );
  }
  assert.throws(() => backupSettings({ ...good, BACKUP_KEEP: 'all' }, '/'), /BACKUP_KEEP/);
});
