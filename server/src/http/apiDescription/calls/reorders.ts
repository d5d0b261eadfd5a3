import { tagged } from '../tags.ts';

export const reorderTexts = tagged('Orders', {
  reorderDraft: {
    summary: 'Begin to ask for a reorder',
    description:
      'What the activity begins with that asks for a reorder of an order line: company, contact, and notes with product, size, design and last price. Save it by call 5 with ReorderLine.',
    problems: [404],
  },
  reorders: {
    summary: 'Reorders that were asked for',
    description:
      'Those of the last 12 months at companies whose orders the employee may see, the newest first, 20 on a page, each with what became of it. An ask is ordered when the company has ordered the same product within 90 days.',
  },
  reordersOfLines: {
    summary: 'Reorders that were asked for by order lines',
    description:
      'Of at most 200 lines, of each the newest ask that is not withdrawn. Lines that nobody has asked about are left out.',
    example: { body: { Lines: ['71120-1'] } },
  },
  reorderFigures: {
    summary: 'Reorders by rep',
    description:
      'How many each rep has asked for in the last 12 months, how many of them were ordered, and the median of the days until then; of companies whose orders the employee may see.',
  },
});
