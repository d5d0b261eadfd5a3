export { Screen } from './screen/Screen.tsx';
export { SpendDetails } from './spend/SpendDetails.tsx';
