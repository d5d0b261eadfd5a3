/** Options from labels. The value of each is its index, from 0. */
export const byIndex = (labels: readonly string[]): { value: number; label: string }[] =>
  labels.map((label, value) => ({ value, label }));
