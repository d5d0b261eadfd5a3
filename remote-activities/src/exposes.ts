export { ActivityForm } from './forms/ActivityForm.tsx';
export { ActivitySearch } from './forms/ActivitySearch.tsx';
export { BulkForm } from './forms/bulk/BulkForm.tsx';
export { Screen } from './screen/Screen.tsx';
export { SnoozeForm } from './forms/SnoozeForm.tsx';
