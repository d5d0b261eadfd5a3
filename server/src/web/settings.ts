export { SERVICE_WORKER, type ServiceWorkerSetting } from './pwaFiles.ts';
export { OVERRIDE_POLICIES, type OverridePolicy } from './overrides.ts';
