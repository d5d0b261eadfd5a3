import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { MailDraft, MailTemplate } from '#server/mailbox/contract';
import { OTHER, REP } from '../testing.ts';
import { message } from './messages.ts';
import { onMailbox } from './onMailbox.ts';
import { outcomes } from './testing.ts';

onMailbox('A message that is written', (server, { deliver, person, messagesOf }) => {
  const database = () => server.database();
  test('is begun in the person’s own program from templates, own and of the team, filled from the record, with what is empty marked (MAIL-19, MAIL-20)', async () => {
    const save = (change: object, as = REP) =>
      server.call<MailTemplate>('POST', '/v1/mailtemplates', {
        as,
        body: {
          ID: 0,
          Name: 'Proof',
          Subject: 'Order {order}',
          Body: 'Hi {First Name},\n{ship date}\n{my name}',
          IsShared: false,
          ...change,
        },
      });
    const { body: template, status } = await save({});
    assert.equal(status, 200, JSON.stringify(template));
    assert.equal((await save({})).status, 422, 'a name twice');
    assert.equal(
      (await save({ Name: 'Other', Body: 'Hi {nickname}' })).status,
      422,
      'a field that there is not',
    );
    assert.equal((await save({ Name: ' ' })).status, 422);
    assert.equal((await save({ ID: template.ID, Version: 9 })).status, 409);
    const names = async (as: string) =>
      (await server.call<MailTemplate[]>('GET', '/v1/mailtemplates', { as })).body.map(({ Name }) => Name);
    assert.deepEqual([await names(REP), await names(OTHER)], [['Proof'], []]);
    const [line] = await database().query<{ contact: number; number: string }>(sql`
        SELECT contact_id AS contact, order_line_num AS number FROM order_line JOIN contact_company USING (company_id)
        JOIN employee_account ON employee_account.account_type_id = order_line.account_type_id
        JOIN employee ON employee.id = employee_id AND email = ${REP} WHERE contact_company.is_default ORDER BY order_line.id DESC LIMIT 1`);
    assert.ok(line);
    const draft = async (change: object) =>
      (
        await server.call<MailDraft>('POST', '/v1/maildrafts', {
          as: REP,
          body: {
            ContactID: line.contact,
            TemplateID: template.ID,
            OrderIDLineNum: line.number,
            IsTagged: false,
            ...change,
          },
        })
      ).body;
    const filled = await draft({});
    assert.equal(filled.Bcc, 'log@galley.example');
    assert.equal(filled.Subject, `Order ${line.number}`);
    assert.match(filled.Body, /^Hi \w+,\n/);
    await database().query(sql`UPDATE order_line SET ship_date = NULL WHERE order_line_num = ${line.number}`);
    const empty = await draft({});
    assert.match(empty.Body, /\n\[ship date\]\n/);
    assert.deepEqual(empty.Empty, ['ship date']);
    assert.match((await draft({ IsTagged: true })).Subject, /^Order [\d-]+ \[g-\d+-\d+-[a-z0-9]{10}\]$/);
    await save({ ID: template.ID, Version: 1, IsShared: true, Name: 'Proof of the team' });
    assert.deepEqual(await names(OTHER), [], 'of another team');
    await database().query(sql`
        INSERT INTO employee_account (employee_id, account_type_id)
        SELECT other.id, account_type_id FROM employee AS other, employee_account JOIN employee ON employee.id = employee_id
        WHERE other.email = ${OTHER} AND employee.email = ${REP} ON CONFLICT DO NOTHING`);
    assert.deepEqual(await names(OTHER), ['Proof of the team']);
    assert.equal(
      (await server.call('DELETE', `/v1/mailtemplates/${template.ID}`, { as: OTHER })).status,
      404,
    );
    assert.equal((await server.call('DELETE', `/v1/mailtemplates/${template.ID}`, { as: REP })).status, 200);
  });

  test('with a thread tag is answered by a program that loses the thread, at the company of the tag (MAIL-12)', async () => {
    const kim = person(2);
    const { body } = await server.call<MailDraft>('POST', '/v1/maildrafts', {
      as: REP,
      body: { ContactID: kim.id, TemplateID: 0, OrderIDLineNum: '', IsTagged: true },
    });
    const tag = body.Subject;
    const forged = tag.replace(/-[a-z0-9]{10}\]/, '-abcdefghij]');
    await deliver(
      message({ from: kim.email, to: REP, subject: `Paper ${tag}`, text: 'By tag' }),
      message({ from: kim.email, to: REP, subject: `Paper ${forged}`, text: 'By guess' }),
      // Of another company.
      message({ from: person(3).email, to: REP, subject: `Paper ${tag}`, text: 'By theft' }),
    );
    const shown = await messagesOf(`contact=${kim.id}`);
    assert.deepEqual(
      shown.map(({ Subject, Text, IsAnswer }) => [Subject, Text.trim(), IsAnswer]),
      [['Paper', 'By tag', true]],
    );
    assert.equal((await outcomes(database())).thread, 2);
  });
});
