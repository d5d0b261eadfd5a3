/** Octets of a line without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
/** What a text may not contain (RFC 5545, 3.3.11): controls but for the tab. Line breaks are escaped. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** A value of the type TEXT (RFC 5545, 3.3.11): without controls, with commas, semicolons, backslashes and line breaks escaped. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** A line with its end, folded into parts of at most 75 octets. No character is cut in two. */
export function contentLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}
