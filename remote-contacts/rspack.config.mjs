import { defineRemote } from '@galley/remote';
import { contactList } from '@galley/server/contacts/rules/contactList';
import { shapeOf } from '@galley/shared/domain/listShape';

export default defineRemote({
  name: 'contacts',
  dir: import.meta.dirname,
  screen: {
    title: 'Contacts',
    icon: 'people',
    place: 3,
    count: 'ContactCount',
    needsSelection: true,
    list: shapeOf(contactList),
  },
  dialogs: {
    edit: {
      module: './ContactForm',
      title: 'contact',
      add: { label: 'Add Contact', given: { draft: { IndividualId: 0 } } },
      formerly: 'contact',
    },
    merge: { module: './MergeContacts', title: 'merge' },
    write: { module: './WriteMail', title: 'message' },
  },
});
