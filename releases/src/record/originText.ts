/** What a release was built from, for people: `3f9ab2c1`, or `3f9ab2c1, uncommitted` where the commit alone does not give it again. */
export function originText(commit: string): string {
  const [hash = '', mark] = commit.split('+');
  return mark === undefined ? hash.slice(0, 8) : `${hash.slice(0, 8)}, ${mark}`;
}
