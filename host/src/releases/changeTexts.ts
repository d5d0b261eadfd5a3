/** The author of an operation that a build performed: alone in a table cell, and within a sentence. */
const BUILDS: Readonly<Record<string, readonly [alone: string, within: string]>> = {
  build: ['Build', 'a build'],
  'developer build': ['Local build', 'a local build'],
};

/** Past-tense texts by the operation's name in the history. */
const DONE: Readonly<Record<string, string>> = {
  promote: 'Promoted',
  rollback: 'Rolled back',
  canary: 'Canary changed',
  disable: 'Disabled',
  enable: 'Enabled',
  gc: 'Old release deleted',
};

/** The author of a release operation: a person by name, 'Build' or 'Local build'. */
export const authorOf = (by: string): string => BUILDS[by]?.[0] ?? by;

/** 'Promoted'; an unknown operation of a newer server by its name. */
export const operationText = (operation: string): string => DONE[operation] ?? operation;

/** 'Promoted by a local build'. */
export const changeText = ({ operation, by }: { operation: string; by: string }): string =>
  `${operationText(operation)} by ${BUILDS[by]?.[1] ?? by}`;
