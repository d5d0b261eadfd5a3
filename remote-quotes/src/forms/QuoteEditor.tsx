import { RecordDialog, useWatch } from '@galley/shared/form';
import { useChoices } from './choices.ts';
import { differences } from './differences.ts';
import { QuoteFields } from './QuoteFields.tsx';
import { useQuoteForm, type EditorProps } from './useQuoteForm.ts';

/** The form itself, once the quote is known. */
export function QuoteEditor(props: EditorProps) {
  const { quote } = props;
  const { onPlan, lineFaults, ...state } = useQuoteForm(props);
  const company = useWatch({ control: state.form.control, name: 'company' })?.value ?? 0;
  const { choices } = useChoices(company);
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
      differencesOf={(mine, theirs) => differences(mine, theirs, choices)}
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
