/** The meaning of a database error for callers. Only this file reads SQLSTATE. */
type DatabaseErrorKind = 'bad-input' | 'duplicate' | 'retry' | 'unavailable' | 'bug';

/** An error of either engine, classified. `constraint` names the unique index of a duplicate. */
export class DatabaseError extends Error {
  readonly kind: DatabaseErrorKind;
  readonly constraint: string | undefined;

  constructor(kind: DatabaseErrorKind, message: string, constraint: string | undefined, cause: unknown) {
    super(message, { cause });
    this.name = 'DatabaseError';
    this.kind = kind;
    this.constraint = constraint;
  }
}

/** 'feature not supported': for a statement that otherwise works, it means that the cached plan's result columns are outdated. */
const OUTDATED_PLAN = '0A000';
const RETRY = new Set(['40001', '40P01', OUTDATED_PLAN]);
const NO_TABLE = '42P01';
const TIMED_OUT = '57014';
const LOCKED = '55P03';
/** Canceled by the statement timeout; shutting down, starting up, dropped, or idle for too long. */
const ENDED = [TIMED_OUT, '57P01', '57P02', '57P03', '57P04', '57P05'];
/** Unknown database, wrong password, or a user who isn't allowed to connect. */
const REFUSED = ['3D000', '28P01', '28000'];
/** For a while after a failover or restore, the database is read-only or doesn't know its users yet. */
const REPLACED = ['25006', ...REFUSED];
/** Connection errors; no disk space, memory or connections left; system errors such as a failing disk. */
const SYSTEM_FAILURE = /^(08|53|58)/;
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const UNAVAILABLE = new Set([...ENDED, ...REPLACED, ...NETWORK]);

/** The meaning of a SQLSTATE or of a network error's code. */
export function kindOf(code: string | undefined): DatabaseErrorKind {
  if (code === undefined) return 'bug';
  if (code === '23505') return 'duplicate';
  if (code.startsWith('22')) return 'bad-input';
  if (RETRY.has(code)) return 'retry';
  if (UNAVAILABLE.has(code) || SYSTEM_FAILURE.test(code)) return 'unavailable';
  return 'bug';
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Turns whatever a driver threw into a DatabaseError. */
export function classify(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, constraint, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown;
    constraint?: unknown;
    message?: unknown;
  };
  const kind = LOST_CONNECTION.test(textOf(message) ?? '') ? 'unavailable' : kindOf(textOf(code));
  return new DatabaseError(kind, textOf(message) ?? 'the database failed', textOf(constraint), error);
}

/** node-postgres reports these without a code. */
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error/;

const hasCode = ({ cause }: DatabaseError, codes: readonly unknown[]): boolean =>
  typeof cause === 'object' && cause !== null && 'code' in cause && codes.includes(cause.code);

/** Whether a prepared statement has to be planned again. */
export const hasOutdatedPlan = (error: DatabaseError): boolean => hasCode(error, [OUTDATED_PLAN]);

/** Whether a statement was canceled because it took too long. */
export const hasTimedOut = (error: DatabaseError): boolean => hasCode(error, [TIMED_OUT]);

/** Whether a statement was canceled because it waited too long for a lock. */
export const waitedForLock = (error: unknown): boolean =>
  error instanceof DatabaseError && hasCode(error, [LOCKED]);

/** Whether the database refuses these credentials. */
export const hasRefused = (error: DatabaseError): boolean => hasCode(error, REFUSED);

/** Whether a table of the statement does not exist. */
export const lacksTable = (error: DatabaseError): boolean => hasCode(error, [NO_TABLE]);

/** Runs `work`, and retries it a few times if the engine requires that. */
export async function withRetries<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.kind !== 'retry' || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
