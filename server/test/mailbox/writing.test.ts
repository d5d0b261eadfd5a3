import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { MailDraft, MailTemplate } from '#server/mailbox/contract';
import { OTHER, REP } from '../testing.ts';
import { message } from './messages.ts';
import { onMailbox } from './onMailbox.ts';
import { outcomes } from './testing.ts';

onMailbox('A new message', (server, { deliver, person, messagesOf }) => {
  const database = () => server.database();
  test('is started in the person’s own email program from their own or their team’s templates, filled in from the record, with empty fields marked (MAIL-19, MAIL-20)', async () => {
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
    assert.equal((await save({})).status, 422, 'the same name twice');
    assert.equal((await save({ Name: 'Other', Body: 'Hi {nickname}' })).status, 422, 'an unknown field');
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
    assert.deepEqual(await names(OTHER), [], 'another team’s template');
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

  test('is about the company and the order of the record where it’s started, not about the contact’s default company (MAIL-22, MAIL-23, MAIL-24, MAIL-25)', async () => {
    const [line] = await database().query<{ number: string; company: number; name: string }>(sql`
        SELECT order_line_num AS number, company.id AS company, company.name FROM order_line JOIN company ON company.id = company_id
        JOIN employee_account ON employee_account.account_type_id = order_line.account_type_id
        JOIN employee ON employee.id = employee_id AND email = ${REP} WHERE deleted_at IS NULL ORDER BY order_line.id DESC LIMIT 1`);
    assert.ok(line);
    // A contact of another company, who doesn't belong to the line's company.
    const [other] = await database().query<{ id: number; company: number }>(sql`
        SELECT contact_id AS id, company_id AS company FROM contact_company WHERE is_default AND NOT EXISTS (
          SELECT FROM contact_company AS also WHERE also.contact_id = contact_company.contact_id AND company_id = ${line.company}) LIMIT 1`);
    assert.ok(other);
    await database().query(sql`
        UPDATE order_line SET client_po = 'PO-77', client_job_ref = 'Job 9', tracking_url = ${'<a href="https://c.example/?TrackingNum=1Z999">Track</a>'}
        WHERE order_line_num = ${line.number}`);
    const { body: template } = await server.call<MailTemplate>('POST', '/v1/mailtemplates', {
      as: REP,
      body: {
        ID: 0,
        Name: 'Shipped',
        Subject: '',
        Body: '{company}|{po}|{job ref}|{tracking}',
        IsShared: false,
      },
    });
    const draft = async (change: object) =>
      server.call<MailDraft>('POST', '/v1/maildrafts', {
        as: REP,
        body: {
          ContactID: other.id,
          TemplateID: template.ID,
          OrderIDLineNum: '',
          IsTagged: false,
          ...change,
        },
      });
    const whole = `${line.name}|PO-77|Job 9|1Z999 (https://c.example/?TrackingNum=1Z999)`;
    assert.equal((await draft({ OrderIDLineNum: line.number })).body.Body, whole, 'for the line');
    assert.equal(
      (await draft({ CompanyID: other.company, OrderIDLineNum: line.number })).body.Body,
      whole,
      'the line takes precedence',
    );
    const ofCompany = (await draft({ CompanyID: line.company })).body;
    assert.ok(ofCompany.Body.startsWith(`${line.name}|`), 'for the company');
    assert.notEqual(ofCompany.OrderIDLineNum, '', 'the company’s newest line');
    assert.equal((await draft({ CompanyID: 2_000_000_000 })).status, 404);
    const companyOfTag = ({ Subject }: MailDraft) => Number(/\[g-(\d+)-/.exec(Subject)?.[1]);
    const tagged = async () => companyOfTag((await draft({ CompanyID: line.company, IsTagged: true })).body);
    assert.equal(await tagged(), other.company, 'a reply is filed with the contact’s own company');
    await database().query(
      sql`INSERT INTO contact_company (contact_id, company_id) VALUES (${other.id}, ${line.company})`,
    );
    assert.equal(await tagged(), line.company, 'the contact now belongs to the line’s company');
  });

  test('with a thread tag gets replies filed with the tag’s company, even from a program that loses the thread (MAIL-12)', async () => {
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
      // A contact of another company.
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
