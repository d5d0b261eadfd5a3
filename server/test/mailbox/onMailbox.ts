import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before } from 'node:test';
import type { MailPage } from '#server/mailbox/contract';
import { tempFolder } from '../tempFolder.ts';
import { onBothServers, REP, type TestServer } from '../testing.ts';
import { startDovecot, type Dovecot } from './dovecot.ts';
import { readCount, someContacts, untilRead, type Person } from './testing.ts';

/** A server's mailbox, as a test sees it. */
export interface TestMailbox {
  dovecot: () => Dovecot;
  /** Puts messages into the mailbox, and waits until the server has read them. */
  deliver: (...messages: string[]) => Promise<void>;
  /** A contact of the demo by index, each with a different default company. */
  person: (at?: number) => Person;
  /** The latest messages of a company or a contact. */
  messagesOf: (query: string, as?: string) => Promise<MailPage['Messages']>;
}

/** Runs the same tests on each database; each server has its own mailbox. */
export function onMailbox(
  title: string,
  define: (server: TestServer, mailbox: TestMailbox) => void,
  env: Record<string, string> = {},
): void {
  const folder = tempFolder();
  const mailboxes: Dovecot[] = [];
  let used = 0;
  before(async () => {
    mailboxes.push(await startDovecot(), await startDovecot());
  });
  after(async () => {
    for (const one of mailboxes) await one.stop();
  });
  onBothServers(
    title,
    (server) => {
      let own: Dovecot | undefined;
      let people: Person[] = [];
      const dovecot = () => {
        assert.ok(own);
        return own;
      };
      before(async () => {
        own = mailboxes[used - 1];
        people = await someContacts(server.database(), 6);
      });
      define(server, {
        dovecot,
        async deliver(...messages) {
          const count = await readCount(server.database());
          dovecot().deliver(...messages);
          await untilRead(server.database(), count + messages.length);
        },
        person(at = 0) {
          const found = people[at];
          assert.ok(found);
          return found;
        },
        async messagesOf(query, as = REP) {
          const { status, body } = await server.call<MailPage>('GET', `/v1/mail?${query}`, { as });
          assert.equal(status, 200, JSON.stringify(body));
          return body.Messages;
        },
      });
    },
    {
      env: () => {
        used += 1;
        return {
          MAILBOX_URL: mailboxes[used - 1]?.url ?? '',
          MAILBOX_ADDRESS: 'log@galley.example',
          DATA_DIR: path.join(folder, String(used)),
          ...env,
        };
      },
    },
  );
}
