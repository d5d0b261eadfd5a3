/** The screen where people land: after signing in, by the logo, and by the company filter of a page that is no list (ACT-01). */
export const LANDING = 'activities';
