/** Longer subjects are truncated to this many characters. */
const SUBJECT_LENGTH = 500;
/** Shows the message only to its employee (MAIL-08). */
const PRIVATE = /\[private\]/i;
/** `[g-12-7-k3f9qa2dm5]`: a company, an employee, and the proof that Galley created the tag (MAIL-12). */
const TAG = /\[g-(\d{1,10})-(\d{1,10})-([a-z0-9]{10})\]/i;
const EVERY_TAG = /\[private\]|\[g-\d{1,10}-\d{1,10}-[a-z0-9]{10}\]/gi;
// oxlint-disable-next-line no-control-regex -- a subject of several lines would be one more header
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u200B-\u200F\u202A-\u202E\u2066-\u2069]+/g;

export interface ReadSubject {
  subject: string;
  isPrivate: boolean;
  tag: { company: number; employee: number; proof: string } | undefined;
}

/** Puts a header's text on one line. */
export const oneLine = (text: string): string => text.replaceAll(CONTROL, ' ').replaceAll(/\s+/g, ' ').trim();

/** A subject without its tags, and the tags' values. */
export function readSubject(raw: string): ReadSubject {
  const line = oneLine(raw);
  const tag = TAG.exec(line);
  return {
    subject: oneLine(line.replaceAll(EVERY_TAG, '')).slice(0, SUBJECT_LENGTH),
    isPrivate: PRIVATE.test(line),
    tag: tag
      ? { company: Number(tag[1]), employee: Number(tag[2]), proof: (tag[3] ?? '').toLowerCase() }
      : undefined,
  };
}

/** The tag as written in a subject. */
export const tagText = (company: number, employee: number, proof: string): string =>
  `[g-${company}-${employee}-${proof}]`;
