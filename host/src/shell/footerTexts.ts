/** The phone hours (SHELL-06). */
export const HOURS = 'Mon - Fri, 8 AM to 5 PM (MST)';

/** The text of the copyright line (SHELL-07). */
export const currentYear = (): number => new Date().getFullYear();
