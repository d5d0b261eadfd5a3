import type { Quote } from '@galley/server/quotes/contract';
import { isChangeable } from '@galley/server/quotes/rules/quoteStates';
import { saveFile } from '@galley/shared/domain/saveFile';
import { ApiError } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { duplicateQuote, quotePdf } from '../http/quotes.ts';

export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.problem?.detail ?? error.message) : undefined;

export const canEdit = ({ MayChange, State }: Quote): boolean => MayChange && isChangeable(State);

/** What editing a quote is called: what was sent can only be revised. */
export const editWord = ({ State }: Pick<Quote, 'State'>) => (State === 'draft' ? 'Edit' : 'Revise');

export const editQuote = ({ ID }: Pick<Quote, 'ID'>): void => openDialog('quotes/edit', { draft: { ID } });

/** Saves the PDF of a quote. */
export async function savePdf({ ID, Number }: Pick<Quote, 'ID' | 'Number'>): Promise<void> {
  await quotePdf(ID).then(
    (pdf) => saveFile(pdf, `Quote ${Number}.pdf`),
    (error: unknown) => notify.failure('Failed to create the PDF', reasonOf(error)),
  );
}

/** Duplicates a quote. @returns the id of the draft; undefined if that failed, after an error message */
export const duplicateQuoteAndNotify = ({ ID }: Pick<Quote, 'ID'>): Promise<number | undefined> =>
  duplicateQuote(ID).then(
    (id) => {
      notify.success('Quote duplicated');
      return id;
    },
    (error: unknown) => {
      notify.failure('Failed to duplicate the quote', reasonOf(error));
      return undefined;
    },
  );
