import {
  dayParam,
  digitsParam,
  integerParam,
  severalParam,
  textParam,
  wordParam,
  type ListSpec,
  type Param,
  type Params,
  type ParamShape,
} from './listState.ts';

/** The types of a list's parameters, in JSON. */
export interface ListShape {
  filters: Readonly<Record<string, ParamShape>>;
  sort: ParamShape;
}

/** The shape of a list, for its release record. */
export const shapeOf = <F extends object, S>({ filters, sort }: ListSpec<F, S>): ListShape => ({
  filters: Object.fromEntries(
    Object.entries<Param<unknown>>(filters as Params<Record<string, unknown>>).map(([name, { shape }]) => [
      name,
      shape,
    ]),
  ),
  sort: sort.shape,
});

function paramOf(shape: ParamShape): Param<unknown> {
  const params: { [Is in ParamShape['is']]: (shape: Extract<ParamShape, { is: Is }>) => unknown } = {
    integer: ({ default: fallback, min, max }) => integerParam(fallback, min, max),
    word: ({ words: [first = '', ...others] }) => wordParam(first, ...others),
    text: () => textParam,
    day: () => dayParam,
    digits: ({ dashes, most }) => digitsParam(dashes, most),
    several: ({ of, most }) => severalParam(paramOf(of), most),
  };
  return (params[shape.is] as (shape: ParamShape) => Param<unknown>)(shape);
}

/** A list made from a shape. It reads and writes addresses the same way as the original list. */
export const listOf = ({ filters, sort }: ListShape): ListSpec<Record<string, unknown>, unknown> => ({
  filters: Object.fromEntries(Object.entries(filters).map(([name, shape]) => [name, paramOf(shape)])),
  sort: paramOf(sort),
});
