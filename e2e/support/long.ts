/** For tests that differ in one value, `npm test` runs the one selected here; `npm run test:long` runs the others. */
export const longUnless = (isChosen: boolean) => ({ tag: isChosen ? [] : ['@long'] });
