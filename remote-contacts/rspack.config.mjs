import { defineRemote } from '@galley/remote';

export default defineRemote({
  name: 'contacts',
  dir: import.meta.dirname,
  screen: { title: 'Contacts' },
  dialogs: {
    edit: {
      module: './ContactForm',
      title: 'contact',
      add: { label: 'Add Contact', given: { draft: { IndividualId: 0 } } },
      formerly: 'contact',
    },
    merge: { module: './MergeContacts', title: 'merge' },
  },
});
