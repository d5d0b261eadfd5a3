export { SERVICE_WORKER, type ServiceWorkerSetting } from './installed.ts';
export { OVERRIDE_POLICIES, type OverridePolicy } from './overrides.ts';
