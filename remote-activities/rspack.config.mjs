import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'activities',
  dir: import.meta.dirname,
  screen: { title: 'Activities' },
  dialogs: {
    edit: {
      module: './ActivityForm',
      title: 'activity',
      add: { label: 'Add Activity', given: { draft: { ID: 0 } } },
      formerly: 'activity',
    },
    search: { module: './ActivitySearch', title: 'search', isOfScreen: true },
    snooze: { module: './SnoozeForm', title: 'snooze' },
    bulk: { module: './BulkForm', title: 'form' },
  },
});
