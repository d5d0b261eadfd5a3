/** A record's own entry. Without this, a lookup of `valueOf` or `constructor` would find a member that every object has. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
