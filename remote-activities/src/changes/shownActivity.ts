import type { Activity } from '@galley/server/activities/contract';
import { shownRecords, type Shown } from '@galley/shared/domain/shownRecords';
import type { Change } from '@galley/shared/http';

export type ShownActivity = Shown<Activity, Change>;

export const shownActivities = (activities: readonly Activity[], changes: readonly Change[]) =>
  shownRecords(activities, changes, ({ ID }) => `activity/${ID}`);
