/** An attachment stored in a file. */
export interface ParsedAttachment {
  name: string;
  /** Absent: it wasn't stored, because it's too large or there are too many attachments. */
  path?: string;
  size: number;
  sha256: string;
  head: Uint8Array;
}

export interface Mailbox {
  name: string;
  address: string;
}

/** A message as plain text, without anything executable. */
export interface ParsedMessage {
  /** With angle brackets; empty: the message has none. */
  messageId: string;
  /** The ids of earlier messages in its thread, the nearest first. */
  references: string[];
  /** The number of From headers. */
  froms: number;
  from: Mailbox[];
  recipients: Mailbox[];
  subject: string;
  /** A time in UTC; empty: missing or invalid. */
  date: string;
  /** The Authentication-Results headers in order, each on one line. */
  authentication: string[];
  /** Exchange says that somebody in the organization sent it. */
  isInternal: boolean;
  /** Why it counts as automatic; empty: a person wrote it. */
  automatic: string;
  text: string;
  attachments: ParsedAttachment[];
}

/** Limits for parsing a message. */
export interface ParseLimits {
  /** The folder for attachments. */
  folder: string;
  mostAttachments: number;
  mostBytes: number;
}

/** Longer texts of messages are truncated to this many characters. */
export const TEXT_LENGTH = 1_000_000;
/** References and recipients beyond these limits are ignored. */
export const MOST_REFERENCES = 100;
export const MOST_RECIPIENTS = 200;
