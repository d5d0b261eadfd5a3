import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'orders',
  dir: import.meta.dirname,
  screen: { title: 'Orders' },
  dialogs: {
    search: { module: './OrderSearch', title: 'search', isOfScreen: true },
    reorders: { module: './Reorders', title: 'reorders' },
    share: { module: './ShareLinks', title: 'links' },
  },
});
