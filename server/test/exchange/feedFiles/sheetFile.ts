import { strToU8, zipSync } from 'fflate';

export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
export const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

interface Written {
  /** The content of sheetData. */
  rows: string;
  around?: string;
  parts?: Record<string, string>;
}

/** A spreadsheet file as a program could write it. */
export const sheet = ({ rows, around = '', parts = {} }: Written): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="urn:r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `${HEAD}<worksheet ${MAIN}>${around}<sheetData>${rows}</sheetData></worksheet>`,
        ...parts,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );

/** A cell with an inline text. */
export const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
