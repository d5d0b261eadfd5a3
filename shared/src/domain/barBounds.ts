/** Where a bar of a chart lies that stands on the floor; what is less than nothing has no height. */
export function barBounds(
  amount: number,
  { highest, floor, top }: Record<'highest' | 'floor' | 'top', number>,
) {
  const height = (Math.max(0, amount) / Math.max(1, highest)) * (floor - top);
  return { y: floor - height, height };
}
