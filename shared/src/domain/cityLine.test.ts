import { expect, test } from '@jest/globals';
import { cityLine } from './cityLine.ts';

test.each([
  ['Denver', 'CO', '80202', 'Denver, CO 80202'],
  ['Denver', '', '80202', 'Denver, 80202'],
  ['', 'CO', '', 'CO'],
  ['Denver', '', '', 'Denver'],
  ['', '', '', ''],
])('the last line of an address leaves out what is empty (%j, %j, %j)', (city, state, zip, line) => {
  expect(cityLine(city, state, zip)).toBe(line);
});
