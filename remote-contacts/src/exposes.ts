export { ContactForm } from './forms/ContactForm.tsx';
export { Screen } from './screen/Screen.tsx';
