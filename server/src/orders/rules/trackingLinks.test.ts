import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { trackingLinks } from './trackingLinks.ts';

const UPS = 'https://carrier.example/track?loc=en&TrackingNum=1Z999AA10123456784';
const asMarkup = (url: string) => `<a href="${url.replaceAll('&', '&amp;')}" target="_blank">Track</a>`;

describe('The tracking of an order line', () => {
  test('is read as links separated by line breaks, each labeled with its number (ORD-05)', () => {
    const other = 'https://carrier.example/track?trackingnum=7777';
    const links = [
      { label: '1Z999AA10123456784', href: UPS },
      { label: '7777', href: other },
    ];
    expect(trackingLinks(`${asMarkup(UPS)}<br />${asMarkup(other)}<br>`)).toEqual(links);
    expect(trackingLinks(`${UPS}<BR/>${other}`)).toEqual(links);
    expect(trackingLinks(`${asMarkup(UPS)}${asMarkup(other)}`)).toEqual(links);
    expect(trackingLinks(`<a target=_blank href='${UPS}'>x</a>\n<a href=${other}>y</a>`)).toEqual(links);
  });

  test("of a link without a number is called 'Tracking Link'", () => {
    expect(trackingLinks('https://carrier.example/today')).toEqual([
      { label: 'Tracking Link', href: 'https://carrier.example/today' },
    ]);
    expect(trackingLinks('https://carrier.example/?TrackingNum=')[0]?.label).toBe('Tracking Link');
  });

  test('without an address is plain text', () => {
    expect(trackingLinks('1Z999AA1')).toEqual([{ label: '1Z999AA1', href: undefined }]);
  });

  test.each(['', '<br>', ' <br/> <br/> ', '<a href=""></a>'])('is empty for %p', (markup) =>
    expect(trackingLinks(markup)).toEqual([]),
  );

  test.each([
    'javascript:alert(1)',
    '<a href="javascript:alert(1)">1Z</a>',
    '<a href="java&#115;cript:alert(1)">1Z</a>',
    "<a href='JaVaScRiPt:alert(1)'>1Z</a>",
    '<a href="data:text/html,<script>alert(1)</script>">1Z</a>',
    '<img src=x onerror=alert(1)>',
    '<a href="file:///etc/passwd">1Z</a>',
    '//evil.example/track',
  ])('never becomes a link from %s', (markup) => {
    for (const { href } of trackingLinks(markup)) expect(href).toBeUndefined();
  });

  const fragment = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<a ',
      'href=',
      '"',
      "'",
      '<br>',
      '</a>',
      'javascript:',
      'https://x.example/',
      '&amp;',
      '<',
      '>',
    ),
  );
  const hostile = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''));

  test('links only to http and https, whatever the markup', () => {
    fc.assert(
      fc.property(hostile, (markup) => {
        for (const { href, label } of trackingLinks(markup)) {
          expect(label).not.toBe('');
          if (href !== undefined) expect(new URL(href).protocol).toMatch(/^https?:$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('keeps every number of any list of shipments, each once, in order', () => {
    const number = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
    fc.assert(
      fc.property(fc.array(number), (numbers) => {
        const markup = numbers
          .map((one) => asMarkup(`https://c.example/?a=1&TrackingNum=${one}`))
          .join('<br/>');
        expect(trackingLinks(markup).map(({ label }) => label)).toEqual([...new Set(numbers)]);
      }),
    );
  });
});
