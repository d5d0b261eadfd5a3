import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { displayDate } from '@galley/shared/domain/displayDate';
import { fitting } from '../../../common/pdf/texts.ts';
import type { Heading } from './heading.ts';
import type { SummaryLine } from './pricingSummary.ts';

/** US Letter in points, and its margin. */
const PAGE: [number, number] = [612, 792];
const MARGIN = 54;
const SIZE = 10;
const LINE = 16;
const INK = rgb(0.1, 0.1, 0.12);
const RULE = rgb(0.75, 0.75, 0.78);

/** The left edge of the first column, and the right edges of the number columns. */
const COLUMNS = [MARGIN, 360, 460, PAGE[0] - MARGIN] as const;
const HEADINGS = ['Product', 'Starting Price', 'Lowest Price', 'From Qty'];

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function drawCells(page: PDFPage, font: PDFFont, y: number, cells: readonly string[]): void {
  for (const [index, cell] of cells.entries()) {
    const at = COLUMNS[index] ?? MARGIN;
    const text = index === 0 ? fitting(font, cell, SIZE, 240) : cell;
    const x = index === 0 ? at : at - font.widthOfTextAtSize(text, SIZE);
    page.drawText(text, { x, y, size: SIZE, font, color: INK });
  }
}

/** The Pricing Summary (call 36) for printing: US Letter, as many pages as needed. */
export async function summaryPdf(heading: Heading, lines: readonly SummaryLine[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Pricing Summary - ${heading.company}`);
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const begin = (): { page: PDFPage; y: number } => {
    const page = pdf.addPage(PAGE);
    const top = PAGE[1] - MARGIN;
    page.drawText('Pricing Summary', { x: MARGIN, y: top - 8, size: 20, font: bold, color: INK });
    const about = [heading.company, `Price Plan: ${heading.plan}`, `As of ${displayDate(heading.today)}`];
    for (const [index, text] of about.entries()) {
      const y = top - 32 - index * LINE;
      page.drawText(fitting(plain, text, SIZE, PAGE[0] - 2 * MARGIN), {
        x: MARGIN,
        y,
        size: SIZE,
        font: plain,
      });
    }
    const y = top - 32 - about.length * LINE - LINE;
    drawCells(page, bold, y, HEADINGS);
    page.drawLine({ start: { x: MARGIN, y: y - 5 }, end: { x: PAGE[0] - MARGIN, y: y - 5 }, color: RULE });
    return { page, y: y - LINE - 4 };
  };
  let { page, y } = begin();
  if (lines.length === 0) drawCells(page, plain, y, ['No prices are set up for this plan.']);
  for (const { product, startingPrice, lowestPrice, fromQty } of lines) {
    if (y < MARGIN) ({ page, y } = begin());
    drawCells(page, plain, y, [
      product,
      dollars.format(startingPrice),
      dollars.format(lowestPrice),
      String(fromQty),
    ]);
    y -= LINE;
  }
  return pdf.save();
}
