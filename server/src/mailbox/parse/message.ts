/** An attachment that lies in a file. */
export interface ParsedAttachment {
  name: string;
  /** Absent: it is larger than a file may be, or one too many, and nothing of it is there. */
  path?: string;
  size: number;
  sha256: string;
  head: Uint8Array;
}

export interface Mailbox {
  name: string;
  address: string;
}

/** A message as its sender wrote it, with nothing in it that runs. */
export interface ParsedMessage {
  /** With its angle brackets; empty: it has none. */
  messageId: string;
  /** The messages that it answers, the nearest first. */
  references: string[];
  /** How many From headers it has. */
  froms: number;
  from: Mailbox[];
  recipients: Mailbox[];
  subject: string;
  /** A time in UTC; empty: it has none that can be read. */
  date: string;
  /** Authentication-Results in their order, each on one line. */
  authentication: string[];
  /** Exchange says that somebody of the organization has sent it. */
  isInternal: boolean;
  /** Why no person has written it; empty: one has. */
  automatic: string;
  text: string;
  attachments: ParsedAttachment[];
}

/** What of a message may be read. */
export interface ParseLimits {
  /** Where attachments lie. */
  folder: string;
  mostAttachments: number;
  mostBytes: number;
}

/** The most characters of a message's text that are kept. */
export const TEXT_LENGTH = 1_000_000;
/** So many messages that it answers, and so many recipients, are looked at. */
export const MOST_REFERENCES = 100;
export const MOST_RECIPIENTS = 200;
