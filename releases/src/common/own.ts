/** A record's own entry: `valueOf` and `constructor` are names that a file may hold and an object always has. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
