import { RecordDialog, useWatch } from '@galley/shared/form';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import { quoteTermsQuery } from '../http/quotes.ts';
import { choicesOf } from './choices.ts';
import { differences } from './differences.ts';
import { QuoteFields } from './QuoteFields.tsx';
import { useQuoteForm, type EditorProps } from './useQuoteForm.ts';

/** The form itself, once the quote is known. */
export function QuoteEditor(props: EditorProps) {
  const { quote } = props;
  const { onPlan, lineFaults, ...state } = useQuoteForm(props);
  const company = useWatch({ control: state.form.control, name: 'company' })?.value ?? 0;
  const { data: terms } = useQuery(quoteTermsQuery(company));
  const { data: options } = useQuery(trendGroupsQuery());
  const isSent = (quote?.SentVersion ?? 0) > 0;
  return (
    <RecordDialog
      title={quote === undefined ? 'Add New Quote' : quote.Number}
      {...(isSent &&
        quote !== undefined && {
          subtitle: `Your changes will be saved as version ${quote.SentVersion + 1}, which stays a draft until you send it.`,
        })}
      size="large"
      state={state}
      differencesOf={(mine, theirs) => differences(mine, theirs, choicesOf(terms, options?.Employees))}
    >
      <QuoteFields
        form={state.form}
        onPlan={onPlan}
        faultsOf={lineFaults}
        isSent={isSent}
        isNew={quote === undefined}
      />
    </RecordDialog>
  );
}
