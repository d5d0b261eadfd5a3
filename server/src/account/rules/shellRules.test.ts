import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isWebAddress, LINK_NAMES, shellFaults, type ShellInput } from './shellRules.ts';

const links = Object.fromEntries(LINK_NAMES.map((name) => [name, null])) as ShellInput['links'];
const input: ShellInput = { phone: '+1 (303) 555-0100 x 12', links, social: [] };
const fieldsOf = (change: Partial<ShellInput>) =>
  shellFaults({ ...input, ...change }).map(({ field }) => field);

describe('The rules for links and phone', () => {
  test('accept a phone number, addresses and empty values (PEOP-12)', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ phone: '', links: { ...links, reports: ' ' } })).toEqual([]);
    expect(fieldsOf({ links: { ...links, reports: 'https://reports.example/a?b=c#d' } })).toEqual([]);
  });

  test('name each field that is wrong', () => {
    expect(fieldsOf({ phone: 'call us' })).toEqual(['phone']);
    expect(
      fieldsOf({ links: { ...links, reports: 'reports.example', feedback: 'ftp://feedback.example' } }),
    ).toEqual(['links.reports', 'links.feedback']);
    expect(
      fieldsOf({
        social: [
          { label: ' ', url: 'https://social.example' },
          { label: 'Prints', url: '' },
        ],
      }),
    ).toEqual(['social.0.label', 'social.1.url']);
  });

  test('accept only http and https addresses, so that no address can run code', () => {
    const schemes = fc.constantFrom(
      'javascript:',
      'JavaScript:',
      'data:',
      ' https://',
      'https://',
      'http://',
      'vbscript:',
      '//',
    );
    fc.assert(
      fc.property(schemes, fc.string(), (scheme, rest) => {
        const text = scheme + rest;
        if (isWebAddress(text)) expect(['http:', 'https:']).toContain(new URL(text).protocol);
      }),
    );
    // oxlint-disable-next-line no-script-url -- what an attacker would enter
    expect(isWebAddress('javascript:alert(1)')).toBe(false);
    expect(isWebAddress('https://')).toBe(false);
  });
});
