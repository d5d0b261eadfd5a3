/**
 * Calls `run` after each statement that changes rows of `table`, with the rows as they were in `removed` and as they are in `added`.
 * Released migrations are made of it: its text stays the same.
 */
export const afterEachStatement = (table: string, run: string) => `\
CREATE TRIGGER ${run}_added AFTER INSERT ON ${table}
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ${run}();
CREATE TRIGGER ${run}_removed AFTER DELETE ON ${table}
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION ${run}();
CREATE TRIGGER ${run}_changed AFTER UPDATE ON ${table}
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ${run}();`;

/** What follows CREATE of a trigger's function that deletes all rows of `tables`. Its text stays the same, too. */
export const deletingAll = (name: string, tables: readonly string[]) => `\
FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${tables.map((table) => `  DELETE FROM ${table};`).join('\n')}
  RETURN NULL;
END $$;`;
