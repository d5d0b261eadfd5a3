import type { Figures } from '@galley/server/day/figures/contract';
import { FIGURE_TOPICS } from '@galley/server/day/rules/workFigures';
import { saveFile } from '@galley/shared/domain/saveFile';
import type { Selection } from '@galley/shared/domain/selection';
import { responseOf, queryOptions, send } from '@galley/shared/http';
import { keepPreviousData } from '@tanstack/react-query';
import type { Days } from './periods.ts';

interface FiguresRequest extends Days {
  team: number;
  person: number;
  selection: Selection;
}

const queryOf = ({ team, person, from, to, selection }: FiguresRequest) => ({
  Team: team,
  Employee: person,
  From: from,
  To: to,
  ParentID: selection.parentId,
  CompanyID: selection.companyId,
});

/** Call 258: the figures. Refetched when a colleague changes records that the figures count. */
export const figuresQuery = (requested: FiguresRequest) =>
  queryOptions({
    queryKey: ['figures', queryOf(requested)],
    meta: { live: FIGURE_TOPICS },
    queryFn: responseOf<Figures>({ path: '/v1/figures', query: queryOf(requested) }),
    placeholderData: keepPreviousData,
  });

export type Format = 'csv' | 'xlsx';

/** Call 259: makes the browser save the same figures as a file. */
export async function exportFigures(requested: FiguresRequest, format: Format): Promise<void> {
  const query = { ...queryOf(requested), Format: format };
  const answer = await send({ method: 'GET', path: '/v1/figures/export', query });
  saveFile(await answer.blob(), `Performance ${requested.from} to ${requested.to}.${format}`);
}
