import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'my-remote',
  dir: import.meta.dirname,
  // The link in the header. `employeeTypes: ['Operations']` shows it to some people only.
  screen: { title: 'My remote' },
  // Offered on each contact, on the pages of others; `chips` show parts of lists, `palette` adds to the command palette.
  actions: [{ on: 'contact', label: 'Plan a call', module: './CallForm' }],
});
