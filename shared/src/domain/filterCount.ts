import { isDefault, type Params } from './listState.ts';

/** How many values differ from their default, those of `ignored` apart: the 'N filters applied' of a list (LIST-01). */
export function countFilters<F extends object>(
  params: Params<F>,
  values: F,
  ignored: readonly (keyof F)[] = [],
): number {
  const names = Object.keys(params) as (keyof F)[];
  return names.filter((name) => !ignored.includes(name) && !isDefault(params[name], values[name])).length;
}

/** '1 filter applied', '3 filters applied'. */
export const filtersApplied = (count: number): string => `${count} filter${count === 1 ? '' : 's'} applied`;
