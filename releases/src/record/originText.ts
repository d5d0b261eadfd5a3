/** A release's origin for people: `3f9ab2c1`, or `3f9ab2c1, uncommitted` if the commit alone can't reproduce it. */
export function originText(commit: string): string {
  const [hash = '', mark] = commit.split('+');
  return mark === undefined ? hash.slice(0, 8) : `${hash.slice(0, 8)}, ${mark}`;
}
