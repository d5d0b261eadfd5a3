import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import { formatCount } from '@galley/shared/domain/count';
import { displayDate } from '@galley/shared/domain/displayDate';
import type { Day } from '@galley/shared/domain/calendar';
import { formatUsd } from '@galley/shared/domain/money';
import { fitting } from '../../common/pdf/texts.ts';
import type { QuoteContent, QuoteLine } from '../contract.ts';
import type { Logo } from './logo.ts';
import { discountText, lineText } from './lineTexts.ts';
import { wrapped } from './wrapped.ts';

/** The data of a printed quote. */
export interface PrintedQuote {
  number: string;
  /** The version that was sent; 0: a draft. */
  version: number;
  content: QuoteContent;
  rep: string;
  day: Day;
  validUntil: Day;
  logo: Logo;
}

/** US Letter and its margins, in points. */
const PAGE: [number, number] = [612, 792];
const MARGIN = 54;
const RIGHT = PAGE[0] - MARGIN;
const SIZE = 10;
const SMALL = 8.5;
const LEADING = 14;
/** No information depends on color, so black-and-white prints work. */
const INK = rgb(0, 0, 0);
const QUIET = rgb(0.25, 0.25, 0.25);
const RULE = rgb(0.5, 0.5, 0.5);
/** The right edges of the number columns; the product gets the rest. */
const COLUMNS = { qty: 366, each: 462, amount: RIGHT } as const;
const PRODUCT_WIDTH = 270;
/** The bottom limit of text on a page. */
const BOTTOM = MARGIN + 24;

const usd = (cents: number): string => formatUsd(cents / 100);

/** Writes pages from top to bottom. */
class Writer {
  readonly #pdf: PDFDocument;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  readonly #head: (page: PDFPage) => number;
  page: PDFPage;
  y: number;

  constructor(pdf: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }, head: (page: PDFPage) => number) {
    this.#pdf = pdf;
    this.plain = fonts.plain;
    this.bold = fonts.bold;
    this.#head = head;
    this.page = pdf.addPage(PAGE);
    this.y = PAGE[1] - MARGIN;
  }

  /** Starts a new page if less than this height is left. */
  need(height: number): boolean {
    if (this.y - height >= BOTTOM) return false;
    this.page = this.#pdf.addPage(PAGE);
    this.y = this.#head(this.page);
    return true;
  }

  text(
    text: string,
    { x = MARGIN, size = SIZE, font = this.plain, color = INK, end = 0, width = 0 } = {},
  ): void {
    const shown = fitting(font, text, size, width === 0 ? RIGHT - MARGIN : width);
    const from = end === 0 ? x : end - font.widthOfTextAtSize(shown, size);
    this.page.drawText(shown, { x: from, y: this.y, size, font, color });
  }

  rule(): void {
    const y = this.y + LEADING - 3;
    this.page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, color: RULE, thickness: 0.75 });
  }

  down(by = LEADING): void {
    this.y -= by;
  }

  paragraph(heading: string, text: string): void {
    if (text.trim() === '') return;
    const lines = wrapped(this.plain, text, SIZE, RIGHT - MARGIN);
    this.need(LEADING * 3);
    this.down(LEADING / 2);
    this.text(heading, { font: this.bold });
    this.down();
    for (const line of lines) {
      this.need(LEADING);
      this.text(line);
      this.down();
    }
  }
}

function drawHeadings(writer: Writer): void {
  const { bold: font } = writer;
  writer.text('Product', { font });
  writer.text('Quantity', { font, end: COLUMNS.qty });
  writer.text('Each', { font, end: COLUMNS.each });
  writer.text('Amount', { font, end: COLUMNS.amount });
  writer.down(LEADING + 4);
  writer.rule();
}

function drawLine(writer: Writer, line: QuoteLine): void {
  const below = lineText(line);
  const names = wrapped(writer.plain, line.Product, SIZE, PRODUCT_WIDTH);
  const details = below === '' ? [] : wrapped(writer.plain, below, SMALL, PRODUCT_WIDTH);
  const discount = discountText(line);
  if (writer.need(LEADING * (names.length + details.length) + 6)) drawHeadings(writer);
  writer.text(formatCount(line.Qty), { end: COLUMNS.qty });
  writer.text(usd(line.UnitCents), { end: COLUMNS.each });
  writer.text(usd(line.TotalCents), { end: COLUMNS.amount });
  const top = writer.y;
  if (discount !== '') {
    writer.y = top - LEADING;
    writer.text(discount, { end: COLUMNS.each, size: SMALL, color: QUIET });
    writer.y = top;
  }
  for (const name of names) {
    writer.text(name, { width: PRODUCT_WIDTH });
    writer.down();
  }
  for (const detail of details) {
    writer.text(detail, { size: SMALL, color: QUIET, width: PRODUCT_WIDTH });
    writer.down();
  }
  if (discount !== '' && names.length + details.length < 2) writer.down();
  writer.down(4);
  writer.rule();
}

function drawTotals(writer: Writer, content: QuoteContent): void {
  const rows: [string, string][] = [
    ...(content.DiscountCents > 0 || content.ShippingCents > 0
      ? [['Subtotal', usd(content.SubtotalCents)] as [string, string]]
      : []),
    ...(content.DiscountCents > 0
      ? [['Discount', `-${usd(content.DiscountCents)}`] as [string, string]]
      : []),
    ...(content.ShippingCents > 0 ? [['Shipping', usd(content.ShippingCents)] as [string, string]] : []),
  ];
  writer.need(LEADING * (rows.length + 2));
  writer.down(2);
  for (const [label, amount] of rows) {
    writer.text(label, { end: COLUMNS.each });
    writer.text(amount, { end: COLUMNS.amount });
    writer.down();
  }
  writer.text('Total', { end: COLUMNS.each, font: writer.bold, size: 12 });
  writer.text(usd(content.TotalCents), { end: COLUMNS.amount, font: writer.bold, size: 12 });
  writer.down(LEADING * 2);
}

/** The logo, at most 180 by 48 points, or otherwise the provider's name. */
function drawLogo(writer: Writer, logo: Logo, image: PDFImage | undefined): void {
  if (image === undefined) {
    writer.text(logo.name, { size: 20, font: writer.bold, width: 260 });
    return;
  }
  const { width, height } = image.scaleToFit(180, 48);
  writer.page.drawImage(image, { x: MARGIN, y: writer.y + 14 - height, width, height });
}

function drawLetterhead(writer: Writer, quote: PrintedQuote, image: PDFImage | undefined): void {
  const { content, number, version, day, validUntil, rep } = quote;
  writer.down(4);
  drawLogo(writer, quote.logo, image);
  const right: [string, PDFFont, number][] = [
    [`Quote ${number}`, writer.bold, 14],
    [version === 0 ? 'Draft: not sent yet' : version > 1 ? `Version ${version}` : '', writer.bold, SIZE],
    [displayDate(day), writer.plain, SIZE],
    [`Valid until ${displayDate(validUntil)}`, writer.plain, SIZE],
    [`From ${rep}`, writer.plain, SIZE],
  ];
  for (const [text, font, size] of right.filter(([said]) => said !== '')) {
    writer.text(text, { end: RIGHT, font, size, width: 260 });
    writer.down();
  }
  writer.y = Math.min(writer.y, PAGE[1] - MARGIN - 70);
  writer.down();
  const top = writer.y;
  for (const line of ['For', content.ContactName, content.CompanyName].filter((one) => one !== '')) {
    writer.text(line, { font: line === 'For' ? writer.bold : writer.plain, width: 230 });
    writer.down();
  }
  const lowest = writer.y;
  writer.y = top;
  for (const [at, line] of (content.Address.length === 0 ? [] : ['Ship to', ...content.Address]).entries()) {
    writer.text(line, { x: 320, font: at === 0 ? writer.bold : writer.plain, width: RIGHT - 320 });
    writer.down();
  }
  writer.y = Math.min(writer.y, lowest) - LEADING;
}

/** A quote as a letter (QUOT-17): US Letter, as many pages as needed; equally readable in black and white. */
export async function quotePdf(quote: PrintedQuote): Promise<Buffer> {
  const { content, number, logo } = quote;
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Quote ${number}`);
  pdf.setAuthor(logo.name);
  pdf.setLanguage('en-US');
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const image =
    logo.image === undefined
      ? undefined
      : await (logo.kind === 'png' ? pdf.embedPng(logo.image) : pdf.embedJpg(logo.image));
  const writer = new Writer(pdf, fonts, (page) => {
    const y = PAGE[1] - MARGIN;
    page.drawText(`Quote ${number}, continued`, { x: MARGIN, y, size: SIZE, font: fonts.bold, color: INK });
    return y - LEADING * 2;
  });
  drawLetterhead(writer, quote, image);
  drawHeadings(writer);
  for (const line of content.Lines) drawLine(writer, line);
  drawTotals(writer, content);
  writer.paragraph('Notes', content.Notes);
  writer.paragraph('Terms', content.Terms);
  const pages = pdf.getPages();
  for (const [at, page] of pages.entries()) {
    const text = `Page ${at + 1} of ${pages.length}`;
    const x = RIGHT - fonts.plain.widthOfTextAtSize(text, SMALL);
    page.drawText(text, { x, y: MARGIN - 18, size: SMALL, font: fonts.plain, color: QUIET });
  }
  return Buffer.from(await pdf.save());
}
