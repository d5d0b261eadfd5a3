export { ContactForm } from './forms/ContactForm.tsx';
export { MergeContacts } from './merging/MergeContacts.tsx';
export { WriteMail } from './writing/WriteMail.tsx';
export { Screen } from './screen/Screen.tsx';
