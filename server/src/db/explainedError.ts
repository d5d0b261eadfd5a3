/** An error whose message says what's wrong and what to do; it's shown without a stack trace. */
export class ExplainedError extends Error {}
