/** Of tests that differ in one value, `npm test` runs the one that is chosen here; `npm run test:long` runs the others. */
export const longUnless = (isChosen: boolean) => ({ tag: isChosen ? [] : ['@long'] });
