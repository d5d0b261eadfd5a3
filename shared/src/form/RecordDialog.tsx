import type { ReactNode } from 'react';
import { Button } from '../ui/button/Button.tsx';
import type { ModalProps } from '../ui/modal/Modal.tsx';
import { ConflictDialog, type Difference } from './ConflictDialog.tsx';
import { RecordFiles } from './files/LazyRecordFiles.tsx';
import { FormDialog } from './FormDialog.tsx';
import { Presence } from './Presence.tsx';
import { useLiveMerge } from './useLiveMerge.ts';
import type { RecordValues } from './recordValues.ts';
import type { RecordForm } from './useRecordForm.ts';

interface Props<T extends RecordValues> extends Pick<
  ModalProps,
  'title' | 'subtitle' | 'headerExtra' | 'size'
> {
  state: RecordForm<T>;
  differencesOf: (mine: T, theirs: T) => readonly Difference[];
  /** Ctrl+Enter. */
  onSave?: () => void;
  /** The label of an extra button that closes the form. */
  closeText?: string;
  /** Buttons beside Save. */
  footer?: ReactNode;
  /** Called when the user closes the form. */
  onClose?: () => void;
  children: ReactNode;
}

/** A form for one record: shows a restored draft, who else has it open, and what they saved meanwhile (FORM-03, FORM-04, LIVE-11). */
export function RecordDialog<T extends RecordValues>(props: Props<T>) {
  const {
    state,
    differencesOf,
    onSave = state.save,
    footer,
    onClose,
    children,
    headerExtra,
    ...dialog
  } = props;
  const { form, alert, isSent, isRestored, startOver, conflict } = state;
  useLiveMerge({
    record: state.live,
    form,
    first: state.first,
    isSent,
    latestValuesOf: state.latestValuesOf,
    differencesOf,
  });
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const hasInput = isDirty || isRestored;
  return (
    <>
      <FormDialog
        {...dialog}
        headerExtra={
          <>
            {headerExtra}
            {state.live !== undefined && <Presence record={state.live} />}
          </>
        }
        isDirty={hasInput && !isSent}
        hasInput={hasInput}
        steps={state.steps}
        attempts={submitCount}
        alert={alert}
        onSave={onSave}
        onClose={() => {
          state.close();
          onClose?.();
        }}
        footer={
          <>
            <Button look="primary" disabled={isSubmitting} onClick={onSave}>
              Save
            </Button>
            {footer}
          </>
        }
      >
        {isRestored && (
          <p className="form-note" role="status">
            Your earlier draft has been restored.{' '}
            <Button look="link" onClick={startOver}>
              Start Over
            </Button>
          </p>
        )}
        {children}
        {state.live !== undefined && <RecordFiles record={state.live} />}
      </FormDialog>
      {conflict !== undefined && (
        <ConflictDialog
          problem={conflict.problem}
          differences={differencesOf(form.getValues(), conflict.theirs)}
          onOverwrite={conflict.overwrite}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.dismiss}
        />
      )}
    </>
  );
}
