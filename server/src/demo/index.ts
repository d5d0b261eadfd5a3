export { DEMO_OWNER_PASSWORD, DEMO_PASSWORD, demoAccounts } from './accounts.ts';
export { ensureDemo, holdsDemo } from './ensureDemo.ts';
export { proofRoutes } from './proofRoutes.ts';
