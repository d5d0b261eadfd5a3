import sqlTemplate from 'sql-template-tag';

/** The template tag, regardless of whether the package loads as CommonJS or as a module. */
export const sql = sqlTemplate.default ?? sqlTemplate;
export { join, raw } from 'sql-template-tag';
