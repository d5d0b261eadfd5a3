import { ApiError, useQuery } from '@galley/shared/http';
import type { ActionRecord, ActionProps } from '@galley/shared/store';
import { LoadingDialog, RetryDialog } from '@galley/shared/ui';
import { quoteDraftQuery } from '../http/quotes.ts';
import { QuoteForm } from './QuoteForm.tsx';

/** The request to call 386 for a record of another screen. */
const quoteSourceOf = ({ kind, id, name }: ActionRecord) => {
  if (kind === 'order-line') return { line: name };
  return kind === 'company' ? { company: id } : kind === 'contact' ? { contact: id } : { activity: id };
};

/** A new quote from a company, a contact or an activity; for an order line, the same product again (QUOT-25). */
export function NewQuote({ dialog: { record, label }, onClose }: ActionProps) {
  const { data, error, isPending, refetch } = useQuery(quoteDraftQuery(quoteSourceOf(record)));
  if (isPending) return <LoadingDialog onClose={onClose} />;
  if (data === undefined)
    return (
      <RetryDialog title={label} onRetry={() => void refetch()} onClose={onClose}>
        {error instanceof ApiError && error.status === 404
          ? 'A quote needs a company, and you must be associated with its account owner.'
          : 'The form could not be loaded.'}
      </RetryDialog>
    );
  return <QuoteForm dialog={{ name: 'quotes/edit', draft: { ID: 0, ...data } }} onClose={onClose} />;
}
