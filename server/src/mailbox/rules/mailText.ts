/** The new text of a message, and the rest (MAIL-09). Joined, they're the whole message. */
export interface SplitText {
  text: string;
  folded: string;
}

/** 'On Mon, Nov 23, 2026 at 9:00 AM Kim Lee <kim@example.com> wrote:', also in German, French, Spanish, Italian and Dutch. */
const WROTE =
  /^(?:>?\s*)(?:On|Am|Le|El|Il|Op)\b.{4,200}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef)[^\n]{0,120}:\s*$/i;
const ORIGINAL =
  /^\s*-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Message d.origine|Mensaje original|Messaggio originale)\s*-{2,}\s*$/i;
const RULE = /^_{10,}\s*$/;
const FROM = /^\s*\*?(?:From|Von|De|Da|Van)\s?:\*?\s.*(?:@|\S)/i;
const SENT = /^\s*\*?(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Fecha|Inviato|Data|Verzonden)\s?:\*?\s/i;
const SIGNATURE = /^-- ?$/;
const DEVICE = /^(?:Sent from my \S|Get Outlook for |Von meinem \S+ gesendet|Envoyé de mon )/i;
const QUOTED = /^\s{0,3}>/;

const isBlank = (line: string) => line.trim() === '';

/** Programs that wrap lines may break a heading into two or three. */
function isHeading(lines: readonly string[], at: number): boolean {
  const [line = '', second = '', third = ''] = lines.slice(at, at + 3);
  if (isBlank(line)) return false;
  if (ORIGINAL.test(line)) return true;
  if (WROTE.test(line) || WROTE.test(`${line} ${second}`) || WROTE.test(`${line} ${second} ${third}`))
    return true;
  if (FROM.test(line)) return lines.slice(at + 1, at + 4).some((next) => SENT.test(next));
  return RULE.test(line) && lines.slice(at + 1, at + 3).some((next) => FROM.test(next));
}

/** The first line of a tail that's quoted or blank, with something quoted; the number of lines if there's no such tail. */
function quotedTail(lines: readonly string[]): number {
  let at = lines.length;
  while (at > 0 && (isBlank(lines[at - 1] ?? '') || QUOTED.test(lines[at - 1] ?? ''))) at -= 1;
  return lines.slice(at).some((line) => QUOTED.test(line)) ? at : lines.length;
}

/** Where quotes of earlier messages begin; the number of lines if there are none. */
function quoteStart(lines: readonly string[]): number {
  const heading = lines.findIndex((_, at) => isHeading(lines, at));
  const tail = quotedTail(lines);
  if (heading === -1) return tail;
  // Text that somebody wrote between or below the quotes isn't folded away.
  const isPlain = !lines.slice(heading + 1).some((line) => QUOTED.test(line));
  return isPlain || tail <= heading + 4 ? Math.min(heading, tail) : tail;
}

/** Where a signature begins, in the lines before the quotes. */
function signatureStart(lines: readonly string[]): number {
  const mark = lines.findLastIndex((line) => SIGNATURE.test(line));
  if (mark !== -1 && lines.length - mark <= 20) return mark;
  const device = lines.findLastIndex((line) => DEVICE.test(line));
  return device !== -1 && lines.slice(device + 1).every(isBlank) ? device : lines.length;
}

/**
 * Splits a message into its new text and what follows: quotes of earlier messages and signatures. If it has nothing else, all of it counts
 * as new.
 * @param whole lines end with a line feed
 */
export function splitText(whole: string): SplitText {
  const lines = whole.split('\n');
  const quote = quoteStart(lines);
  const end = signatureStart(lines.slice(0, quote));
  const text = lines.slice(0, end).join('\n');
  if (text.trim() === '') return { text: whole, folded: '' };
  return end === lines.length
    ? { text: whole, folded: '' }
    : { text: `${text}\n`, folded: lines.slice(end).join('\n') };
}
