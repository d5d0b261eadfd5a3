export { OrderSearch } from './forms/OrderSearch.tsx';
export { Screen } from './screen/Screen.tsx';
