import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import type { InboxPage } from '#server/day/inbox/contract';
import type { MailText } from '#server/mailbox/contract';
import { changesIn, openLive } from '../day/live/testing.ts';
import { TEST_ZONE } from '../db/testing.ts';
import { PDF } from '../files/testing.ts';
import { OTHER, REP } from '../testing.ts';
import { message, newId, withFiles } from './messages.ts';
import { onMailbox } from './onMailbox.ts';
import { mailActivities, until } from './testing.ts';

onMailbox('Customers’ email', (server, { dovecot, deliver, person, messagesOf }) => {
  test('is read on arrival: a message becomes a done activity of type Email on its date, with subject, contacts and new text, and is marked as seen (MAIL-01, MAIL-07, MAIL-09)', async () => {
    const quoted = 'It is ready.\n\n-- \nRobin\n\nOn Mon, Nov 23, 2026 Kim wrote:\n> Where is it?\n';
    await deliver(
      message({
        from: `Robin Sample <${REP}>`,
        to: `"Kim" <${person().email}>`,
        subject: 'Your proof',
        text: quoted,
      }),
    );
    const [activity] = await mailActivities(server.database());
    assert.deepEqual(
      { ...activity, id: 0, assignee: 0 },
      {
        id: 0,
        assignee: 0,
        company: person().company,
        contact: person().id,
        comments: `Your proof\nTo ${person().name}\n\nIt is ready.`,
        status: 1,
        day: todayIn(TEST_ZONE, new Date()),
      },
    );
    await until('it is marked as seen', async () => dovecot().flags()[0]?.includes('S') === true);
    const [shown] = await messagesOf(`company=${person().company}`);
    assert.deepEqual(
      [shown?.Subject, shown?.Text.trim(), shown?.HasMore, shown?.IsAnswer],
      ['Your proof', 'It is ready.', true, false],
    );
    const { body } = await server.call<MailText>('GET', `/v1/mail/${shown?.ID}`, { as: OTHER });
    assert.match(body.Folded, /-- \nRobin\n\nOn Mon, Nov 23, 2026 Kim wrote:\n> Where is it\?/);
  });

  test('to contacts of several companies becomes one activity per company, with that company’s contacts (MAIL-07)', async () => {
    const second = person(1);
    const [colleague] = await server.database().query<{ id: number; name: string; email: string }>(sql`
        INSERT INTO contact (name, email) VALUES ('Second Buyer', 'second.buyer@customer.example') RETURNING id, name, email`);
    assert.ok(colleague);
    await server.database().query(sql`
        INSERT INTO contact_company (contact_id, company_id, is_default) VALUES (${colleague.id}, ${person().company}, true)`);
    await deliver(
      message({
        from: REP,
        to: `${person().email}, ${second.email}`,
        cc: `${colleague.email}, friend@mail.example`,
        subject: 'To all',
        text: 'Hello',
      }),
    );
    const activities = (await mailActivities(server.database())).slice(0, 2);
    assert.deepEqual(
      activities
        .map(({ company, comments }) => [company, comments])
        .toSorted((one, other) => String(one[1]).length - String(other[1]).length)
        .reverse(),
      [
        [person().company, `To all\nTo ${person().name}, ${colleague.name}\n\nHello`],
        [second.company, `To all\nTo ${second.name}\n\nHello`],
      ],
    );
    const [shown] = await messagesOf(`contact=${second.id}`);
    assert.equal(shown?.Contacts.length, 3);
    assert.equal(shown?.ActivityIDs.length, 2);
  });

  test('with attachments adds accepted types as files on the record, and lists the others with the reason (MAIL-10)', async () => {
    await deliver(
      message({
        from: REP,
        to: person().email,
        subject: 'Files',
        body: withFiles('See the files.', [
          { name: 'proof.pdf', type: 'application/pdf', content: PDF },
          { name: 'setup.exe', type: 'application/octet-stream', content: 'MZ' },
          { name: 'fake.png', type: 'image/png', content: '<html><script>alert(1)</script></html>' },
          { name: '../../up.pdf', type: 'application/pdf', content: PDF },
        ]),
      }),
    );
    const [shown] = await messagesOf(`company=${person().company}`);
    assert.equal(shown?.Files, 2);
    assert.deepEqual(
      shown?.LeftOut.map(({ name, reason }) => [name, reason.split('. ').at(0)]),
      [
        ['setup.exe', 'Galley doesn’t accept .exe files'],
        ['fake.png', 'The name ends in .png, but this isn’t a .png file.'],
      ],
    );
    const { body } = await server.call<{ Files: { Name: string }[] }>(
      'GET',
      `/v1/records/activities/${shown?.ActivityIDs[0]}/files`,
      { as: OTHER },
    );
    assert.deepEqual(body.Files.map(({ Name }) => Name).toSorted(), ['proof.pdf', 'up.pdf']);
  });

  test('from a contact counts as a reply in its thread, and appears live in the timeline and in the employee’s inbox (MAIL-05, MAIL-11)', async () => {
    const id = newId();
    await deliver(message({ from: REP, to: person().email, subject: 'Paper?', id }));
    const stream = await openLive(server.url(), { token: await server.tokenOf(OTHER) });
    await deliver(
      message({
        from: `Kim <${person().email}>`,
        to: REP,
        subject: 'Re: Paper?',
        text: 'Matte, please.\n\n> Paper?',
        answers: id,
      }),
    );
    const [activity] = await mailActivities(server.database());
    assert.equal(activity?.comments, `Re: Paper?\nFrom ${person().name}\n\nMatte, please.`);
    await stream.until((heard) =>
      changesIn(heard).some(
        ({ topic, records }) =>
          topic === 'activities' && records?.some((one) => one.id === activity?.id) === true,
      ),
    );
    stream.close();
    const { body } = await server.call<InboxPage>('GET', '/v1/inbox?Shows=answered', { as: REP });
    const [item] = body.Items;
    assert.deepEqual(
      [item?.Kind, item?.ContactName, item?.Address, item?.RecordID],
      ['answered', person().name, `/companies/${person().company}`, 0],
    );
    const { body: others } = await server.call<InboxPage>('GET', '/v1/inbox?Shows=answered', { as: OTHER });
    assert.equal(others.TotalCount, 0);
  });

  test('that’s private is visible only to its employee, as are its replies: no activity, no file, and nothing in anybody else’s search, list, inbox or stream (MAIL-08)', async () => {
    const id = newId();
    const before = (await mailActivities(server.database())).length;
    await deliver(
      message({
        from: REP,
        to: person().email,
        subject: 'Salary of zebra [private]',
        id,
        body: withFiles('A zebra secret.', [{ name: 'zebra.pdf', type: 'application/pdf', content: PDF }]),
      }),
      message({
        from: person().email,
        to: REP,
        subject: 'Re: Salary of zebra',
        text: 'zebra indeed',
        answers: id,
      }),
    );
    assert.equal((await mailActivities(server.database())).length, before);
    const own = (await messagesOf(`company=${person().company}`)).filter(({ IsPrivate }) => IsPrivate);
    assert.deepEqual(
      own.map(({ Subject, IsAnswer, Files }) => [Subject, IsAnswer, Files]),
      [
        ['Re: Salary of zebra', true, 0],
        ['Salary of zebra', false, 0],
      ],
    );
    assert.match(own[1]?.LeftOut[0]?.reason ?? '', /stay in your email program/);
    for (const one of own) {
      assert.equal((await server.call('GET', `/v1/mail/${one.ID}`, { as: OTHER })).status, 404);
      assert.equal(
        (await server.call('DELETE', `/v1/mail/${one.ID}`, { as: 'ops@galley.example' })).status,
        404,
      );
    }
    assert.ok((await messagesOf(`company=${person().company}`, OTHER)).every(({ IsPrivate }) => !IsPrivate));
    const found = async (as: string) =>
      JSON.stringify((await server.call('GET', '/v1/palette/texts?term=zebra', { as })).body).includes(
        'zebra',
      );
    assert.deepEqual([await found(REP), await found(OTHER)], [true, false]);
    const [leak] = await server.database().query<{ count: number }>(sql`
        SELECT (SELECT count(*) FROM activity WHERE comments ILIKE '%zebra%') + (SELECT count(*) FROM audit_log WHERE after::text ILIKE '%zebra%')
          + (SELECT count(*) FROM record_file WHERE name ILIKE '%zebra%') AS count`);
    assert.equal(leak?.count, 0);
  });

  test('can be found in the palette by subject and text (MAIL-18)', async () => {
    await deliver(
      message({ from: REP, to: person().email, subject: 'About Quokkas', text: 'They like wombats.' }),
    );
    for (const term of ['quokka', 'wombats']) {
      const { body } = await server.call<{
        Mail: { Subject: string; CompanyID: number }[];
        Activities: unknown[];
      }>('GET', `/v1/palette/texts?term=${term}`, { as: OTHER });
      assert.deepEqual(
        [body.Mail[0]?.Subject, body.Mail[0]?.CompanyID, body.Activities],
        ['About Quokkas', person().company, []],
      );
    }
  });
});
