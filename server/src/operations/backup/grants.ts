/** A role, quoted for a statement. */
const role = (oid: string) =>
  `CASE ${oid} WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(${oid})) END`;

/** An SQL expression: "GRANT … ON … TO …" for the privilege `may` from an access control list. */
const granted = (on: string, rights = 'may.privilege_type') =>
  `concat('GRANT ', ${rights}, ' ON ', ${on}, ' TO ', ${role('may.grantee')},
    CASE WHEN may.is_grantable THEN ' WITH GRANT OPTION' END)`;

const OBJECT = `concat(CASE relkind WHEN 'S' THEN 'SEQUENCE ' END, 'public.', quote_ident(relname))`;
const KINDS = `CASE defaclobjtype WHEN 'r' THEN 'TABLES' WHEN 'S' THEN 'SEQUENCES' WHEN 'f' THEN 'FUNCTIONS' ELSE 'TYPES' END`;

/**
 * Dropping a schema loses its owner and privileges, and a backup of one database has no roles. So this records its owner and
 * privileges before the schema is dropped, for the transaction.
 */
export const NOTE_GRANTS = `
CREATE TEMP TABLE granted ON COMMIT DROP AS
SELECT 1 AS turn, concat('ALTER SCHEMA public OWNER TO ', ${role('nspowner')}) AS statement
FROM pg_namespace WHERE nspname = 'public' AND pg_get_userbyid(nspowner) <> current_user
UNION ALL
SELECT 2, ${granted("'SCHEMA public'")}
FROM pg_namespace, aclexplode(nspacl) AS may WHERE nspname = 'public' AND may.grantee <> nspowner
UNION ALL
SELECT 4, concat('ALTER DEFAULT PRIVILEGES FOR ROLE ', ${role('defaclrole')}, ' IN SCHEMA public ', ${granted(KINDS)})
FROM pg_default_acl, aclexplode(defaclacl) AS may WHERE defaclnamespace = to_regnamespace('public')
UNION ALL
SELECT 3, ${granted(OBJECT)}
FROM pg_class, aclexplode(relacl) AS may
WHERE relnamespace = to_regnamespace('public') AND may.grantee <> relowner
UNION ALL
SELECT 3, ${granted(OBJECT, "may.privilege_type, ' (', quote_ident(attname), ')'")}
FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid, aclexplode(attacl) AS may
WHERE relnamespace = to_regnamespace('public') AND may.grantee <> relowner;`;

/**
 * Grants the recorded privileges again. Skips objects that the backup doesn't contain, and privileges that only another role can
 * grant.
 */
const grantAgain = (turns: string) => `
DO $$
DECLARE one text;
BEGIN
  FOR one IN SELECT statement FROM pg_temp.granted WHERE turn IN (${turns}) ORDER BY turn LOOP
    BEGIN
      EXECUTE one;
    EXCEPTION WHEN undefined_table OR undefined_column OR insufficient_privilege THEN NULL;
    END;
  END LOOP;
END $$;`;

/** Runs before anything is loaded. */
export const GRANT_SCHEMA = grantAgain('1, 2');
/** Runs at the end: earlier, default privileges would grant more than when the tables were created. */
export const GRANT_TABLES = grantAgain('3, 4');
