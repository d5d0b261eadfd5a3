/** What a statement does, and to which table first: 'SELECT activity'. */
export function statementName(text: string): string {
  const [verb = 'SQL'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:ONLY\s+)?(?:public\.)?([a-z_]+)\b/i.exec(text) ?? [];
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`;
}
