/** An error whose message says what is wrong and what to do: it is shown without where it came from. */
export class ExplainedError extends Error {}
