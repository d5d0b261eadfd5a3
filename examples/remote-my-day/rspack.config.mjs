import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'my-day',
  dir: import.meta.dirname,
  // The link in the header. `employeeTypes: ['Operations']` shows it to some people only.
  screen: { title: 'My Day' },
  // What the command palette finds it by.
  palette: [{ label: 'Go to My Day', keywords: ['today', 'overdue', 'late', 'waiting', 'at risk', 'quiet'] }],
  // Beside the views of lists, for everybody who sees the list.
  chips: [
    { list: 'orders', label: 'Late or Moved', query: 'late=1' },
    { list: 'companies', label: 'Gone Quiet', query: 'quiet=1' },
  ],
  // What service/tell.mjs tells people of in the inbox.
  topics: [{ key: 'news', label: 'News of My Day', icon: 'calendar', address: '/my-day' }],
});
