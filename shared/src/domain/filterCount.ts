import { isDefault, type Params } from './listState.ts';

/** The names of the values that differ from their default. */
export const filtersOn = <F extends object>(params: Params<F>, values: F): (keyof F)[] =>
  (Object.keys(params) as (keyof F)[]).filter((name) => !isDefault(params[name], values[name]));

/** Their number, not counting `ignored`: the 'N filters applied' of a list (LIST-01). */
export const countFilters = <F extends object>(
  params: Params<F>,
  values: F,
  ignored: readonly (keyof F)[] = [],
): number => filtersOn(params, values).filter((name) => !ignored.includes(name)).length;

/** '1 filter applied', '3 filters applied'. */
export const filtersApplied = (count: number): string => `${count} filter${count === 1 ? '' : 's'} applied`;
