export { OrderSearch } from './forms/OrderSearch.tsx';
export { Reorders } from './reorders/Reorders.tsx';
export { Screen } from './screen/Screen.tsx';
export { ShareLinks } from './shares/ShareLinks.tsx';
