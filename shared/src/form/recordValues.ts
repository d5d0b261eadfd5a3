import type { FieldValues } from 'react-hook-form';
import type { RecordTopic } from '../contract/live.ts';

/** Values with the Version of the record that they are based on: an old draft must not pass for a new edit. */
export interface RecordValues extends FieldValues {
  version: number | undefined;
}

/** The record of a form, and how it is read again. */
export interface LiveRecord {
  topic: RecordTopic;
  id: number;
  /** As the server has it now. */
  read: () => Promise<unknown>;
}
