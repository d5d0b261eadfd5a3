export { targetsFor, WEBHOOK_TARGETS, type WebhookTargets } from './changes/targetAddress.ts';
