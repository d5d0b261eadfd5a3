interface Chosen {
  value: number;
}

/** The message for a choice that wasn't added to the list; saving would silently lose it. */
export const notAddedFaults = (
  field: string,
  chosen: Chosen | null,
  list: readonly Chosen[],
): { field: string; message: string }[] =>
  chosen === null || list.some(({ value }) => value === chosen.value)
    ? []
    : [{ field, message: 'Add it to the list, or clear it.' }];
