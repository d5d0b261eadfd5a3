import { formatCount } from '@galley/shared/domain/count';
import { singlePress } from '@galley/shared/domain/singlePress';
import { EXTEND_DAYS } from '@galley/server/quotes/rules/quoteStates';
import type { BulkSelection } from '@galley/shared/store';
import { Button, Icon, notify } from '@galley/shared/ui';
import { extendQuotes, undoExtension } from '../http/quotes.ts';
import { reasonOf } from './quoteActions.ts';

const quotes = (count: number): string => `${formatCount(count)} ${count === 1 ? 'quote' : 'quotes'}`;

async function undo(id: number): Promise<void> {
  await undoExtension(id).then(
    ({ Restored, Changed }) =>
      notify.success(
        `${quotes(Restored)} restored${Changed === 0 ? '' : `. ${formatCount(Changed)} skipped: changed in the meantime.`}`,
      ),
    (error: unknown) => notify.failure('Failed to undo the extension', reasonOf(error)),
  );
}

/** Why some weren't extended (QUOT-11). */
const leftText = (count: number): string =>
  count === 0
    ? ''
    : `. ${formatCount(count)} skipped: accepted, declined or won, or you can’t change ${count === 1 ? 'it' : 'them'}.`;

async function extend({ records, clear }: BulkSelection): Promise<void> {
  await extendQuotes(records).then(
    ({ ID, Extended, Left }) => {
      clear();
      const left = leftText(Left);
      if (ID === 0) notify.info(`No quotes extended${left}`);
      else notify.undoable(`${quotes(Extended)} extended by ${EXTEND_DAYS} days${left}`, () => void undo(ID));
    },
    (error: unknown) => notify.failure('Failed to extend quotes', reasonOf(error)),
  );
}

/** The actions for the selected quotes (QUOT-11). */
export const SelectedActions = ({ chosen }: { chosen: BulkSelection }) => (
  <Button look="primary" onClick={(event) => singlePress(event, () => void extend(chosen))}>
    <Icon name="calendar" /> Extend by {EXTEND_DAYS} Days
  </Button>
);
