import type { FieldValues } from 'react-hook-form';
import type { RecordTopic } from '../contract/live.ts';

/** Values with the Version of the record that they are based on: an old draft must not look like a new edit. */
export interface RecordValues extends FieldValues {
  version: number | undefined;
}

/** The record of a form, and a way to reload it. */
export interface LiveRecord {
  topic: RecordTopic;
  id: number;
  /** The current record on the server. */
  read: () => Promise<unknown>;
}
