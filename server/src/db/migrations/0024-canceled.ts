/** What was canceled was never completed; earlier versions gave it a date of completion. */
export const canceled = `
UPDATE activity SET completed_on = NULL WHERE status = 2 AND completed_on IS NOT NULL;
`;
