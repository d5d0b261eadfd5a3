/** The position and height of a bar in a chart. Negative values have no height. */
export function barBounds(
  amount: number,
  { highest, floor, top }: Record<'highest' | 'floor' | 'top', number>,
) {
  const height = (Math.max(0, amount) / Math.max(1, highest)) * (floor - top);
  return { y: floor - height, height };
}
