import { WrongFile } from '@galley/releases/record/schemas';
import { DatabaseError, hasRefused } from '../db/errors.ts';
import { ExplainedError } from '../db/explainedError.ts';

/** The message for a problem that says what to do; undefined for other errors, which are shown with their stack. */
export function explain(error: unknown): string | undefined {
  if (error instanceof ExplainedError || error instanceof WrongFile) return error.message;
  if (error instanceof DatabaseError && error.kind === 'unavailable') {
    return hasRefused(error)
      ? `The database refused the connection: ${error.message}. Check the user, the password and the database in DATABASE_URL.`
      : `The database isn't responding: ${error.message}. Check DATABASE_URL and that PostgreSQL is running.`;
  }
  if (!(error instanceof Error && 'code' in error)) return undefined;
  if ('syscall' in error)
    return error.syscall === 'listen'
      ? `The server can't listen: ${error.message}. Check PORT and HOST.`
      : error.message;
  const isUsage = typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
  return isUsage ? error.message : undefined;
}
