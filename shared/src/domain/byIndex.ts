/** The options of a list of labels whose values are their places in it, from 0. */
export const byIndex = (labels: readonly string[]): { value: number; label: string }[] =>
  labels.map((label, value) => ({ value, label }));
