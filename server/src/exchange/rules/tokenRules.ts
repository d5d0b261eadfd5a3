/** A source's name, as a pattern. Lower case, so that two sources can't be confused. */
export const SOURCE_NAME = '[a-z][a-z0-9-]{0,39}';
/** A remote's name in a scope, as a pattern. */
export const REMOTE_NAME = '[a-z][a-z0-9-]*';
