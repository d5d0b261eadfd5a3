import { createHash } from 'node:crypto';
import type { SystemRecord } from './records.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The proof of an order line as a picture: its design on a color of its own. A real system serves its artists' proofs. */
export function drawProof({ externalId, design, sizeLive }: SystemRecord): string {
  const [hue = 0] = createHash('sha256').update(externalId).digest();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160">
<rect width="480" height="160" fill="hsl(${Math.round(hue * 1.4)} 60% 30%)"/>
<text x="24" y="88" font-family="sans-serif" font-size="36" fill="#fff">${escaped(textOf(design))}</text>
<text x="24" y="132" font-family="sans-serif" font-size="18" fill="#fff">${escaped(externalId)} · ${escaped(textOf(sizeLive))}</text>
</svg>`;
}

/** The same proof for printing: Galley derives its address from the picture's, ending in .pdf. */
export function printProof({ externalId, design }: SystemRecord): Buffer {
  const text = `${textOf(design)} ${externalId}`.replaceAll(/[^\x20-\x7e]|[()\\]/g, ' ');
  const content = `BT /F1 24 Tf 24 64 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 480 160] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf + table + trailer, 'latin1');
}
