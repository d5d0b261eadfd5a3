export { Screen } from './screen/Screen.tsx';
export { CallForm } from './forms/CallForm.tsx';
