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
/** 'To: Robin', below 'From: Kim' */
const FIELD = /^\s*\*?[\p{L} ]{2,20}\s?:/u;

const isBlank = (line: string) => line.trim() === '';

/** How many lines of a heading begin here; 0 for none. Programs that wrap lines may break a heading into two or three. */
function headingLength(lines: readonly string[], at: number): number {
  const [line = '', second = '', third = ''] = lines.slice(at, at + 3);
  if (isBlank(line)) return 0;
  const wrote = [line, `${line} ${second}`, `${line} ${second} ${third}`].findIndex((text) =>
    WROTE.test(text),
  );
  if (wrote !== -1) return wrote + 1;
  const isFields =
    ORIGINAL.test(line) ||
    (FROM.test(line) && lines.slice(at + 1, at + 4).some((next) => SENT.test(next))) ||
    (RULE.test(line) && lines.slice(at + 1, at + 3).some((next) => FROM.test(next)));
  if (!isFields) return 0;
  const fields = lines.slice(at + 1).findIndex((next) => !isBlank(next) && !FIELD.test(next));
  return 1 + (fields === -1 ? lines.length - at - 1 : fields);
}

/** Where the quoted and blank lines at the end begin; the number of lines if none of them is quoted. */
function quotedTail(lines: readonly string[]): number {
  let at = lines.length;
  while (at > 0 && (isBlank(lines[at - 1] ?? '') || QUOTED.test(lines[at - 1] ?? ''))) at -= 1;
  return lines.slice(at).some((line) => QUOTED.test(line)) ? at : lines.length;
}

/** Where quotes of earlier messages begin; the number of lines if there are none. */
function quoteStart(lines: readonly string[]): number {
  const heading = lines.findIndex((_, at) => headingLength(lines, at) > 0);
  const tail = quotedTail(lines);
  if (heading === -1) return tail;
  const quotes = lines.slice(heading + headingLength(lines, heading));
  // Some programs don't mark what they quote.
  const isPlain = !quotes.some((line) => QUOTED.test(line));
  // Text that somebody wrote between or below the quotes isn't folded away.
  const isQuoted = quotes.every((line) => isBlank(line) || QUOTED.test(line));
  return isPlain || isQuoted ? Math.min(heading, tail) : tail;
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
