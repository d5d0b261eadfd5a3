import { Type, type Static } from 'typebox';

import { Count, Id } from './common.ts';

/** A file at an activity, a contact or a company. */
export const RecordFile = Type.Object({
  ID: Id,
  Name: Type.String(),
  /** In bytes. */
  Size: Count,
  /** What it is served as. */
  Type: Type.String(),
  AddedBy: Type.String(),
  /** In UTC. */
  AddedAt: Type.String(),
  /** The caller may remove it (ATT-07). */
  CanRemove: Type.Boolean(),
});
export type RecordFile = Static<typeof RecordFile>;

/** Call 332. */
export const RecordFiles = Type.Object({
  /** The newest first. */
  Files: Type.Array(RecordFile),
  /** The caller may add files. */
  CanAdd: Type.Boolean(),
  /** The most bytes of a file. */
  MostBytes: Count,
});
export type RecordFiles = Static<typeof RecordFiles>;
