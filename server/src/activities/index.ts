export {
  activityConditions,
  activityTotal,
  DEFAULT_FILTERS,
  findActivityPage,
  readActivities,
} from './activityQueries.ts';
export type { ActivityTie } from './activityTies.ts';
export { addActivity } from './addActivity.ts';
export { closeActivity, refuseClosed } from './closeActivity.ts';
export { headerCount } from './headerCount.ts';
export { logActivity, removeLogged } from './logActivity.ts';
export { lockOwnActivity, type StoredActivity } from './lockActivity.ts';
export { restoreActivity, withdrawActivity } from './restoreActivity.ts';
export { saveActivity } from './saveActivity.ts';
export { toActivity } from './toActivity.ts';
export { undoClose } from './undoClose.ts';
