// @ts-check
/**
 * A reporter for node:test that writes {"passed", "failed"} of the leaf tests.
 * @param {AsyncIterable<{ type: string, data: { details?: { type?: string } } }>} source
 */
export default async function* countReporter(source) {
  const count = { passed: 0, failed: 0 };
  for await (const { type, data } of source) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:pass') count.passed += 1;
    if (type === 'test:fail') count.failed += 1;
  }
  yield JSON.stringify(count);
}
