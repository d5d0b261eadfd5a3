import {
  dayParam,
  idParam,
  readParams,
  wordParam,
  writeParams,
  type Params,
} from '@galley/shared/domain/listState';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PERIODS, type Period } from './periods.ts';

/** Whose figures, and the period. */
export interface FiguresFilter {
  /** The account owner that defines the team; 0: the user’s own team. */
  team: number;
  /** One person; 0: the team. */
  person: number;
  period: Period;
  /** The days of Custom, YYYY-MM-DD. */
  from: string;
  to: string;
}

const [FIRST, ...OTHERS] = PERIODS.map(({ value }) => value) as [Period, ...Period[]];
const PARAMS: Params<FiguresFilter> = {
  team: idParam,
  person: idParam,
  period: wordParam<Period>(FIRST, ...OTHERS),
  from: dayParam,
  to: dayParam,
};

/** The filter in the address, and a function for the address of another filter. */
export function useFiguresFilter() {
  const [search] = useSearchParams();
  return useMemo(
    () => ({
      filter: readParams(PARAMS, search),
      urlOf: (change: Partial<FiguresFilter>) => `/figures?${writeParams(PARAMS, search, change)}`,
    }),
    [search],
  );
}
