import type { LiveEvents } from '@galley/shared/contract/live';
import type { Caller } from '../../http/caller.ts';
import { idOf, type Position } from './position.ts';
import type { Batch } from './readEvents.ts';
import { changesOf, canSeeChanges } from './seen.ts';

/** Updates the reader's position without an event. */
export const idText = (position: Position): string => `id: ${idOf(position)}\n\n`;
const eventText = <Name extends keyof LiveEvents>(id: string, name: Name, data: LiveEvents[Name]): Buffer =>
  Buffer.from(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** The texts of a batch, by what readers can see. */
const written = new WeakMap<Batch, Map<string, Buffer>>();

/**
 * The text that a reader gets for a batch; undefined if nothing in it is for them. Built once for all readers who can see the same changes,
 * so that a thousand streams share the bytes.
 */
export function textFor(caller: Caller, batch: Batch): Buffer | undefined {
  const { position, noted, isWhole } = batch;
  const seen = isWhole ? noted.filter((one) => canSeeChanges(caller, one)) : [];
  if (isWhole && seen.length === 0) return undefined;
  const key = seen.length === noted.length ? 'all' : seen.map((one) => noted.indexOf(one)).join();
  const texts = written.get(batch) ?? new Map<string, Buffer>();
  written.set(batch, texts);
  const id = idOf(position);
  const text =
    texts.get(key) ?? (isWhole ? eventText(id, 'changes', changesOf(seen)) : eventText(id, 'gap', {}));
  texts.set(key, text);
  return text;
}
