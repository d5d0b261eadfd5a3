interface Chosen {
  value: number;
}

/** What was chosen for a list and not added to it would be lost by the save, without a word. */
export const notAddedFaults = (
  field: string,
  chosen: Chosen | null,
  list: readonly Chosen[],
): { field: string; message: string }[] =>
  chosen === null || list.some(({ value }) => value === chosen.value)
    ? []
    : [{ field, message: 'Add it to the list, or clear it.' }];
