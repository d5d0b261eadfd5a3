const BUILDS: Readonly<Record<string, string>> = { build: 'a build', 'developer build': 'a local build' };

/** The author of a release operation in words: a person by name, 'a build' or 'a local build'. */
export const authorOf = (by: string): string => BUILDS[by] ?? by;
