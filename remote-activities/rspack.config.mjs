import { defineRemote } from '@galley/remote';
import { headerPreset } from '@galley/server/activities/rules/activityFilter';
import { activityList } from '@galley/server/activities/rules/activityList';
import { shapeOf } from '@galley/shared/domain/listShape';

export default defineRemote({
  name: 'activities',
  dir: import.meta.dirname,
  screen: {
    title: 'Activities',
    icon: 'calendar',
    place: 1,
    count: 'ActivityCount',
    underSelection: new URLSearchParams(headerPreset).toString(),
    list: shapeOf(activityList),
  },
  dialogs: {
    edit: {
      module: './ActivityForm',
      title: 'activity',
      add: { label: 'Add Activity', given: { draft: { ID: 0 } } },
      formerly: 'activity',
    },
    search: { module: './ActivitySearch', title: 'search', isOfScreen: true },
    snooze: { module: './SnoozeForm', title: 'snooze' },
    bulk: { module: './BulkForm', title: 'bulk change' },
  },
});
