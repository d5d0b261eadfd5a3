import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@galley/shared/domain/calendar';
import { readDayText } from '#server/exchange/feedFiles/days';
import { dayNumber } from '#server/common/spreadsheet/cells';

const DAY = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

test('any day is read in the formats that programs and people use (IMPO-16)', () => {
  fc.assert(
    fc.property(DAY, (day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const word = MONTHS[Number(month) - 1] ?? '';
      const plain = [
        day,
        `${day}T09:12:00Z`,
        `${day} 09:12`,
        `${Number(date)} ${word.slice(0, 3)} ${year}`,
        `${word} ${Number(date)}, ${year}`,
      ];
      for (const text of [...plain, String(dayNumber(day))])
        assert.deepEqual(readDayText(text), { kind: 'day', day }, text);
      const american = readDayText(`${Number(month)}/${Number(date)}/${year}`);
      const british = readDayText(`${date}.${month}.${year.slice(2)}`);
      const isOpen = Number(date) <= 12 && month !== date;
      assert.equal(american.kind, isOpen ? 'open' : 'day');
      assert.equal(american.kind === 'open' ? american.mdy : american.kind === 'day' && american.day, day);
      assert.equal(british.kind === 'open' ? british.dmy : british.kind === 'day' && british.day, day);
    }),
  );
});

test('a text that isn’t a day stays unchanged (IMPO-16)', () => {
  for (const text of ['', 'soon', '13/45/2026', '2026-02-30', '99999', '940101', '1/2', '=2+5'])
    assert.deepEqual(readDayText(text), { kind: 'none' }, text);
});
