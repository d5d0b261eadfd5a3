/** The dialogs that open on demand, in one chunk. */
export { CountedChips } from './CountedChips.tsx';
export { ManageViews } from './ManageViews.tsx';
export { saveChanges } from './saveChanges.ts';
export { ViewForm } from './ViewForm.tsx';
