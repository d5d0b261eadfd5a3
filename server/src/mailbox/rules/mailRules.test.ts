import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { daysBetween, dayOf } from '@galley/shared/domain/calendar';
import { movedTo } from './followUp.ts';
import { shipmentsText } from './shipments.ts';
import { oneLine, readSubject, tagText } from './subject.ts';
import {
  fillTemplate,
  LINK_LENGTH,
  mailLink,
  TEMPLATE_FIELDS,
  unknownFields,
  type TemplateValues,
} from './templates.ts';

const values = Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, `<${field}>`])) as TemplateValues;

describe('A subject', () => {
  test('says whether the message is private, and which thread it belongs to, and is shown without both (MAIL-08, MAIL-12)', () => {
    expect(readSubject('Re: Proof [Private]')).toEqual({
      subject: 'Re: Proof',
      isPrivate: true,
      tag: undefined,
    });
    expect(readSubject(`Proof ${tagText(12, 7, 'abcdefgh23')} ready`)).toEqual({
      subject: 'Proof ready',
      isPrivate: false,
      tag: { company: 12, employee: 7, proof: 'abcdefgh23' },
    });
    expect(readSubject('Proof [g-1-2-short]').tag).toBeUndefined();
    expect(readSubject('privately').isPrivate).toBe(false);
  });

  test('becomes one line without control characters, whatever it was', () => {
    expect(oneLine('Hello\r\nBcc: all@mail.example\u202Egpj')).toBe('Hello Bcc: all@mail.example gpj');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const { subject } = readSubject(raw);
        // oxlint-disable-next-line no-control-regex -- none of these is left
        expect(subject).not.toMatch(/[\u0000-\u001F\u007F]/);
        expect(subject.length).toBeLessThanOrEqual(500);
      }),
    );
  });
});

describe('A template', () => {
  test('is filled from the record; empty fields are in brackets and are listed (MAIL-20)', () => {
    const filled = fillTemplate('Hi {First  Name}, {ship date} {order} {ship date} {other}', {
      ...values,
      'ship date': '',
    });
    expect(filled).toEqual({
      text: 'Hi <first name>, [ship date] <order> [ship date] {other}',
      empty: ['ship date'],
    });
    expect(unknownFields('{name} {shipdate} {other} {other}')).toEqual(['shipdate', 'other']);
  });

  test('names the shipments of an order line with their links, and never their markup (MAIL-25)', () => {
    const link = (number: string) => `<a href="https://c.example/?TrackingNum=${number}">Track</a>`;
    expect(shipmentsText(`${link('1Z9')}<br>${link('1Z8')}<br>Pallet 3`)).toBe(
      '1Z9 (https://c.example/?TrackingNum=1Z9), 1Z8 (https://c.example/?TrackingNum=1Z8), Pallet 3',
    );
    expect(shipmentsText('<a href="https://c.example/x">Track</a>')).toBe('https://c.example/x');
  });

  test('never treats a value as a field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEMPLATE_FIELDS), fc.string({ minLength: 1 }), (field, value) => {
        expect(fillTemplate(`{${field}}`, { ...values, [field]: value }).text).toBe(value);
      }),
    );
  });

  test('opens the person’s own program with recipient, blind copy, subject and text, and is never too long for a link (MAIL-19)', () => {
    expect(
      mailLink({ To: 'kim@customer.example', Bcc: 'log@galley.example', Subject: 'A & B', Body: 'Hi\nKim' }),
    ).toBe('mailto:kim@customer.example?bcc=log@galley.example&subject=A%20%26%20B&body=Hi%0D%0AKim');
    expect(mailLink({ To: 'kim@customer.example', Bcc: '', Subject: '', Body: '' })).toBe(
      'mailto:kim@customer.example',
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 20_000 }), (Body) => {
        const link = mailLink({ To: 'kim@customer.example', Bcc: 'log@galley.example', Subject: 'x', Body });
        expect(link.length).toBeLessThanOrEqual(LINK_LENGTH);
        expect(URL.canParse(link)).toBe(true);
      }),
    );
  });
});

describe('A follow-up whose contact has answered', () => {
  test('is moved by a week, and never to a weekend (MAIL-17)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }).map(dayOf), (today) => {
        const day = movedTo(today);
        expect([7, 8, 9]).toContain(daysBetween(today, day));
        expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});
