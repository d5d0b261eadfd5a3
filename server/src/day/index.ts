export { forgetOldJobs } from './bulk/jobs.ts';
export type { LiveOptions } from './live/routes.ts';
export { forgetEndedDevices } from './push/devices.ts';
export { type EventStream, eventStreams, LIMITS, type StreamLimits } from './streams/eventStreams.ts';
export { revisionEvent } from './streams/revisionEvent.ts';
export type { RoomTopics, TellOfTopic } from './topics/roomTopics.ts';
export { addViewedList } from './views/lists.ts';
