export { Screen } from './screen/Screen.tsx';
