import { describe, expect, test } from '@jest/globals';
import { endingOf, keptName, nameFault, sizeFault, sizeText } from './recordFiles.ts';

describe('The name of a file', () => {
  test.each([
    ['Proof.PDF', 'pdf'],
    ['a.b.jpeg', 'jpeg'],
    ['archive.pdf.exe', undefined],
    ['toString.constructor', undefined],
    ['pdf', undefined],
    ['a.pdf.', undefined],
  ])('%s ends as %s (ATT-04)', (name, ending) => {
    expect(endingOf(name)).toBe(ending);
    expect(nameFault(name) === undefined).toBe(ending !== undefined);
  });

  test('loses folders, invisible characters and those that reverse the text direction (ATT-04)', () => {
    expect(keptName(String.raw` C:\Clients\proof.pdf `)).toBe('proof.pdf');
    expect(keptName('../../etc/pass\u0000wd.txt')).toBe('passwd.txt');
    expect(keptName('proof\u202Efdp.exe')).toBe('prooffdp.exe');
    expect(keptName('Größe – 日本.pdf')).toBe('Größe – 日本.pdf');
  });
});

test('The size of a file is shown; an empty or too large file is rejected (ATT-03)', () => {
  expect([1, 340, 48_210, 3_355_443, 26_214_400, 21_474_836_480].map(sizeText)).toEqual([
    '1 byte',
    '340 bytes',
    '48 kB',
    '3.2 MB',
    '25 MB',
    '20 GB',
  ]);
  expect(sizeFault(0, 10)).toBe('The file is empty.');
  expect(sizeFault(26_214_401, 26_214_400)).toBe('The file is larger than 25 MB.');
  expect(sizeFault(10, 10)).toBeUndefined();
});
