import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'my-day',
  dir: import.meta.dirname,
  // The link in the header. `employeeTypes: ['Operations']` shows it only to Operations.
  screen: { title: 'My Day' },
  // Search words for the command palette.
  palette: [{ label: 'Go to My Day', keywords: ['today', 'overdue', 'late', 'waiting', 'at risk', 'quiet'] }],
  // Next to the views of lists, for everybody who can see the list.
  chips: [
    { list: 'orders', label: 'Late', query: 'late=1' },
    { list: 'companies', label: 'Gone Quiet', query: 'quiet=1' },
  ],
  // What service/tell.mjs notifies people about.
  topics: [{ key: 'news', label: 'News from My Day', icon: 'calendar', address: '/my-day' }],
});
