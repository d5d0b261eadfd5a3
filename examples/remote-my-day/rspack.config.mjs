import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'my-day',
  dir: import.meta.dirname,
  // The link in the header. `employeeTypes: ['Operations']` shows it to some people only.
  screen: { title: 'My Day' },
});
