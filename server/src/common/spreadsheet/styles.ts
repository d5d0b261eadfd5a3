/** How a cell shows its value. With the text style, anything that people type into the cell also stays text. */
export type Style =
  | 'text'
  | 'number'
  | 'currency'
  | 'date'
  | 'percent'
  | 'heading'
  | 'strong'
  | 'strongCurrency';

const CURRENCY_FORMAT = 164;
const DATE_FORMAT = 165;
const PLAIN_FONT = 0;
const BOLD_FONT = 1;

/** Each style's number format and font; its position determines its number in the sheets. */
const STYLES: readonly [Style, number, number][] = [
  ['text', 49, PLAIN_FONT],
  ['number', 3, PLAIN_FONT],
  ['currency', CURRENCY_FORMAT, PLAIN_FONT],
  ['date', DATE_FORMAT, PLAIN_FONT],
  ['percent', 10, PLAIN_FONT],
  ['heading', 49, BOLD_FONT],
  ['strong', 49, BOLD_FONT],
  ['strongCurrency', CURRENCY_FORMAT, BOLD_FONT],
];

/** Number 0 is the style of cells without one. */
const NUMBERS = new Map(STYLES.map(([style], index) => [style, index + 1]));

/** A style's number in sheets. */
export const styleNumber = (style: Style): number => NUMBERS.get(style) ?? 0;

const formats = ([, format, font]: readonly [Style, number, number]) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** The part xl/styles.xml. */
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="2"><numFmt numFmtId="${CURRENCY_FORMAT}" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="${DATE_FORMAT}" formatCode="mm/dd/yyyy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${STYLES.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${STYLES.map(formats).join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
