import sqlTemplate from 'sql-template-tag';

/** The tag, whichever way the package is loaded. */
export const sql = sqlTemplate.default ?? sqlTemplate;
export { join, raw } from 'sql-template-tag';
