/** A release's origin for people: `3f9ab2c1`, or `3f9ab2c1 with uncommitted changes` if the commit alone can't reproduce it. */
export function originText(commit: string): string {
  const [hash = '', mark] = commit.split('+');
  return `${hash.slice(0, 8)}${mark === undefined ? '' : ` with ${mark} changes`}`;
}
