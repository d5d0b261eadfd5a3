import { escaped } from './cells.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Declares every .xml as a sheet unless listed here, so that this part can be written first, before the number of sheets is known. */
export const contentTypesXml = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

export const packageRelationsXml = `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE_RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const escapedName = (name: string) => escaped(name).replaceAll('"', '&quot;');

/** The part xl/workbook.xml: the sheets by name, in order. Formulas are recomputed when the file is opened. */
export const workbookXml = (names: readonly string[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE_RELATION}"><sheets>${names
    .map(
      (name, index) => `<sheet name="${escapedName(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets><calcPr calcId="0" fullCalcOnLoad="1"/></workbook>`;

/** The part of each sheet in the workbook; the styles come last. */
export function workbookRelationsXml(sheets: number): string {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE_RELATION}/${type}" Target="${target}"/>`;
  const ofSheets = Array.from({ length: sheets }, (_, index) =>
    relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  return `${XML}<Relationships xmlns="${RELATIONS}">${ofSheets.join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
}

/** The parts of a sheet around its rows: column widths, and a frozen first row. */
export const sheetHead = (columns: readonly { width: number; style: number }[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map(
      ({ width, style }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${style}" customWidth="1"/>`,
    )
    .join('')}</cols><sheetData>`;
export const SHEET_END = '</sheetData></worksheet>';
