/** The icons that a topic or a screen of a release can have (TEAM-18, TEAM-38). */
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

/** The maximum number of people that one call can notify (TEAM-19). */
export const MOST_NOTIFIED = 200;
/** How many people a token can notify per hour (TEAM-22). */
export const MOST_NOTIFIED_PER_HOUR = 1000;
