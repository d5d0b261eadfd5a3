/** A prospect has gone quiet after this many days without activity (MYD-05). */
export const QUIET_DAYS = 30;
