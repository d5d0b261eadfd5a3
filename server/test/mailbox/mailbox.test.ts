import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { todayIn } from '@galley/shared/domain/businessDay';
import { TEST_ZONE } from '../db/testing.ts';
import { onBothServers, REP } from '../testing.ts';
import { startDovecot, type Dovecot } from './dovecot.ts';
import { message, newId } from './messages.ts';
import { mailActivities, outcomes, someContacts, until, untilRead } from './testing.ts';

const servers: Dovecot[] = [];
before(async () => {
  servers.push(await startDovecot(), await startDovecot());
});
after(async () => {
  for (const one of servers) await one.stop();
});
let taken = 0;

onBothServers(
  'Customers’ mail',
  (server) => {
    let dovecot: Dovecot | undefined;
    const mail = () => {
      assert.ok(dovecot);
      return dovecot;
    };
    before(() => {
      dovecot = servers[taken - 1];
    });

    test('is read from the mailbox as it arrives, and a message becomes a done activity of type Email on its day (MAIL-01, MAIL-07)', async () => {
      const [kim] = await someContacts(server.database(), 1);
      assert.ok(kim);
      const first = newId();
      mail().deliver(
        message({ from: `Robin Sample <${REP}>`, to: `"Kim" <${kim.email}>`, subject: 'Your proof', text: 'It is ready.\n\n-- \nRobin', id: first }),
      );
      await untilRead(server.database(), 1);
      const [activity] = await mailActivities(server.database());
      assert.deepEqual(
        { ...activity, id: 0, assignee: 0 },
        {
          id: 0,
          assignee: 0,
          company: kim.company,
          contact: kim.id,
          comments: `Your proof\nTo ${kim.name}\n\nIt is ready.`,
          status: 1,
          day: todayIn(TEST_ZONE, new Date()),
        },
      );
      await until('it is marked as seen', async () => mail().flags()[0]?.includes('S') === true);
      mail().deliver(message({ from: kim.email, to: REP, subject: 'Re: Your proof', text: 'Thanks!', answers: first }));
      await untilRead(server.database(), 2);
      assert.deepEqual(await outcomes(server.database()), { taken: 2 });
    });
  },
  {
    env: () => {
      taken += 1;
      return { MAILBOX_URL: servers[taken - 1]?.url ?? '', MAILBOX_ADDRESS: 'log@galley.example' };
    },
  },
);
