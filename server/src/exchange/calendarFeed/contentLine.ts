/** The maximum octets in a line, without its line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
/** Characters that a text may not contain (RFC 5545, 3.3.11): control characters except the tab. Line breaks are escaped. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** A value of the type TEXT (RFC 5545, 3.3.11): without control characters; commas, semicolons, backslashes and line breaks escaped. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Whether it's a continuation byte in UTF-8. */
const goesOn = (octet = 0): boolean => octet >> 6 === 0b10;

/** A line with its line break, folded into parts of at most 75 octets. Characters are never split. */
export function contentLine(line: string): string {
  const octets = Buffer.from(line);
  const parts: string[] = [];
  let start = 0;
  let room = LONGEST_LINE;
  while (octets.length - start > room) {
    let end = start + room;
    while (goesOn(octets[end])) end -= 1;
    parts.push(octets.toString('utf8', start, end));
    start = end;
    // Continuation lines begin with a space.
    room = LONGEST_LINE - 1;
  }
  parts.push(octets.toString('utf8', start));
  return `${parts.join('\r\n ')}\r\n`;
}
