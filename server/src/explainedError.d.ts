/** An error whose message says what is wrong and what to do: it is shown without where it came from. */
export declare class ExplainedError extends Error {}
