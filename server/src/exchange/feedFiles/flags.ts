const FLAGS: Record<string, boolean> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  no: false,
  n: false,
  0: false,
};

/** What a cell says; undefined if it's neither yes nor no. */
export const flagOf = (text: string): boolean | undefined => FLAGS[text.trim().toLowerCase()];
