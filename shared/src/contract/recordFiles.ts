import { Type, type Static } from 'typebox';

import { Count, Id } from './common.ts';

/** A file attached to an activity, a contact or a company. */
export const RecordFile = Type.Object({
  ID: Id,
  Name: Type.String(),
  /** In bytes. */
  Size: Count,
  /** The media type that it is served as. */
  Type: Type.String(),
  AddedBy: Type.String(),
  /** In UTC. */
  AddedAt: Type.String(),
  /** The caller can remove it (ATT-07). */
  CanRemove: Type.Boolean(),
});
export type RecordFile = Static<typeof RecordFile>;

/** Call 332. */
export const RecordFiles = Type.Object({
  /** Newest first. */
  Files: Type.Array(RecordFile),
  /** The caller can add files. */
  CanAdd: Type.Boolean(),
  /** The maximum size of a file, in bytes. */
  MostBytes: Count,
});
export type RecordFiles = Static<typeof RecordFiles>;
