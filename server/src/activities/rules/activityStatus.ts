/** An activity's statuses as stored. */
export const STATUS = { open: 0, closed: 1, canceled: 2 } as const;

/** Their names in call 3, by number. */
export const STATUS_NAMES = ['OPEN', 'CLOSED', 'CANCELED'] as const;

/** How call 6 closes an activity: as done, only this occurrence as canceled, or this and all later ones as canceled. */
export const CLOSE_MODES = { done: 0, cancelOne: 1, cancelAll: 2 } as const;
export type CloseMode = (typeof CLOSE_MODES)[keyof typeof CLOSE_MODES];
