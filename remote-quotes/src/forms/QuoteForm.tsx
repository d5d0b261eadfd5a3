import { useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { LoadingDialog, RetryDialog, useNavigate } from '@galley/shared/ui';
import { quoteQuery } from '../http/quotes.ts';
import { QuoteEditor } from './QuoteEditor.tsx';
import '../styles/form.scss';

/** Adds or edits a quote; opened from any screen (QUOT-10). A new quote opens on its page once saved. */
export function QuoteForm({ dialog, onClose }: DialogProps<'quotes/edit'>) {
  const { ID: id } = dialog.draft;
  const navigate = useNavigate();
  // Requested once by each form: the quote's version must match what the form shows.
  const stored = useQuery({
    ...quoteQuery(id),
    queryKey: ['quoteForm', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: id > 0,
  });
  const hasInput = dialog.input !== undefined;
  if (id > 0 && stored.isPending && !hasInput) return <LoadingDialog onClose={onClose} />;
  if (id > 0 && stored.data === undefined && !hasInput)
    return (
      <RetryDialog title="Quote" onRetry={() => void stored.refetch()} onClose={onClose}>
        The quote could not be loaded.
      </RetryDialog>
    );
  return (
    <QuoteEditor
      dialog={dialog}
      quote={id > 0 ? stored.data : undefined}
      onSaved={(saved) => void navigate(`/quotes/${saved}`)}
      onClose={onClose}
    />
  );
}
