/** What opens on demand: one file to load. */
export { CountedChips } from './CountedChips.tsx';
export { ManageViews } from './ManageViews.tsx';
export { saveChanges } from './saveChanges.ts';
export { ViewForm } from './ViewForm.tsx';
