import type { Activity } from '@galley/server/activities/contract';
import type { ListRecords } from '@galley/shared/ui';

export const idOf = ({ ID }: Activity) => ID;

/** The forms of activities that the user is allowed to change. */
export const ACTIVITY_RECORDS = {
  keyOf: idOf,
  forms: {
    'activities/edit': {
      idOf: ({ draft }) => draft.ID,
      of: (activity) => (activity.IsAssociated ? { draft: activity } : undefined),
    },
  },
} satisfies ListRecords<Activity>;
