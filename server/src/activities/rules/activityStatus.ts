/** An activity's statuses, as they are stored. */
export const STATUS = { open: 0, closed: 1, canceled: 2 } as const;

/** What call 3 calls them, by their number. */
export const STATUS_NAMES = ['OPEN', 'CLOSED', 'CANCELED'] as const;

/** How call 6 closes an activity: as done, this occurrence alone as canceled, or this and all that remain. */
export const CLOSE_MODES = { done: 0, cancelOne: 1, cancelAll: 2 } as const;
export type CloseMode = (typeof CLOSE_MODES)[keyof typeof CLOSE_MODES];
