/** The icons that a topic or a screen of a release may have (TEAM-18, TEAM-38). */
export const TOPIC_ICONS = [
  'alert',
  'bell',
  'box',
  'building',
  'calendar',
  'check',
  'clock',
  'grid',
  'people',
  'phone',
  'repeat',
  'user',
] as const;
export type TopicIcon = (typeof TOPIC_ICONS)[number];

/** So many people are told with one call at most (TEAM-19). */
export const MOST_TOLD = 200;
/** So many people a token may tell at once, and so many more within each hour (TEAM-22). */
export const TOLD_AN_HOUR = 1000;
