/** A prospect has gone quiet when for so many days nothing was done about it (MYD-05). */
export const QUIET_DAYS = 30;
