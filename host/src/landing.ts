/** The landing screen: opened after signing in, by the logo, and by the company filter on a page without a list (ACT-01). */
export const LANDING = 'activities';
