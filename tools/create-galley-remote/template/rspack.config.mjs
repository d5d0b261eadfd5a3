import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'my-remote',
  dir: import.meta.dirname,
  // The link in the header. `employeeTypes: ['Operations']` shows it only to Operations.
  screen: { title: 'My Remote' },
  // Offered on each contact, on other teams' pages too; `chips` show parts of lists, `palette` adds commands to the command
  // palette.
  actions: [{ on: 'contact', label: 'Plan a Call', module: './CallForm' }],
});
