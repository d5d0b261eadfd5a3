export { DEMO_OWNER_PASSWORD, DEMO_PASSWORD, demoAccounts } from './accounts.ts';
export { ensureDemo, hasDemo } from './ensureDemo.ts';
export { proofRoutes } from './proofRoutes.ts';
export {
  beginSample,
  loadNextStep,
  readSample,
  removeSample,
  type SampleState,
} from './sample/sampleData.ts';
export type { SampleIds } from './sample/sampleIds.ts';
export { isSampleId } from './sample/otherRecords.ts';
