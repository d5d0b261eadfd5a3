import type { ReleaseFigures } from '@galley/server/releases/figures/contract';
import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { FigureTable } from './FigureTable.tsx';

const active: ReleaseFigures = {
  remote: 'orders',
  release: '1.2.0',
  role: 'active',
  people: 1200,
  failing: 6,
  load: { p75: 320, people: 1190 },
  LCP: { p75: 1240, people: 1100 },
  INP: { p75: 64, people: 1 },
  CLS: { p75: 0.012, people: 1100 },
};

describe('The performance of releases (REL-41)', () => {
  test('is shown beside the previous release’s, with the number of people behind each figure', () => {
    render(
      <FigureTable
        figures={[
          active,
          {
            ...active,
            release: '1.1.0',
            role: 'before',
            people: 0,
            failing: 0,
            load: null,
            LCP: null,
            INP: null,
            CLS: null,
          },
        ]}
      />,
    );
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Remote',
      'Release',
      'Failed',
      'Load',
      'LCP',
      'INP',
      'CLS',
    ]);
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/1\.2\.0 live/)).toEqual([
      'orders',
      '0.5% 1,200 people',
      '320 ms 1,190 people',
      '1,240 ms 1,100 people',
      '64 ms 1 person',
      '0.012 1,100 people',
    ]);
    expect(cells(/1\.1\.0 previous/)).toEqual(['orders', '– 0 people', '–', '–', '–', '–']);
  });
});
