import { ConflictDialog, FormDialog, useDialogSteps } from '@galley/shared/form';
import type { DialogProps } from '@galley/shared/store';
import { Button, Icon } from '@galley/shared/ui';
import { useEffect, useRef } from 'react';
import '../../styles/main.scss';
import { AddressEditor } from './AddressEditor.tsx';
import { AddressList } from './AddressList.tsx';
import { rowId } from './AddressRow.tsx';
import { differences } from '../../changes/addressValues.ts';
import { useShippingForm } from './useShippingForm.ts';

const WAYS = [
  { way: 'new', text: 'Enter New Address', title: 'New Address' },
  { way: 'posting', text: 'Select Posting Company Address', title: 'Posting Company Address' },
] as const;

/** A company's shipping addresses, and a quote spreadsheet for the selected ones. */
export function ShippingForm({ dialog, onClose }: DialogProps<'companies/shipping'>) {
  const state = useShippingForm(dialog, onClose);
  const { list, form, editing, edit, isBusy, isEntering, conflict } = state;
  const ways = useRef<HTMLDivElement>(null);
  const cancel = () => edit(undefined);
  const last = useRef(editing);
  // If the pressed button is gone, focus the edited address or the buttons here.
  useEffect(() => {
    if (editing !== undefined) last.current = editing;
    if (editing !== undefined || isBusy) return;
    const edited = typeof last.current === 'object' ? document.getElementById(rowId(last.current)) : null;
    last.current = undefined;
    if (document.activeElement === document.body)
      (
        edited?.querySelector<HTMLElement>('.address-buttons button') ?? ways.current?.querySelector('button')
      )?.focus();
  }, [editing, isBusy]);
  return (
    <>
      <FormDialog
        title="Shipping Addresses"
        subtitle={dialog.company.CustomerDisplayName}
        size="large"
        isDirty={state.isDirty}
        steps={useDialogSteps(dialog)}
        attempts={form.formState.submitCount}
        alert={state.alert}
        onSave={state.save}
        onClose={state.close}
        footer={
          <>
            <Button disabled={isBusy || list.isPending || list.isFailed} onClick={() => void state.excel()}>
              <Icon name="down" /> Excel
            </Button>
            <Button
              look="primary"
              disabled={isBusy || !list.isDirty || editing !== undefined}
              onClick={state.save}
            >
              Save
            </Button>
          </>
        }
      >
        <div ref={ways} className="address-buttons" role="group" aria-label="Add an address">
          {WAYS.map(({ way, text }) => (
            <Button
              key={way}

              // The first of the two gets the focus; while an address is being edited, its first field does.
              data-autofocus={editing === undefined || undefined}
              aria-pressed={editing === way}
              // The unsaved input would be lost.
              disabled={isBusy || isEntering}
              onClick={() => edit(editing === way ? undefined : way)}
            >
              {text}
            </Button>
          ))}
        </div>
        {WAYS.map(
          ({ way, title }) =>
            editing === way && (
              <AddressEditor
                key={way}
                form={form}
                title={title}
                isPosting={way === 'posting'}
                saveText="Add Address"
                isBusy={isBusy}
                onCancel={cancel}
              />
            ),
        )}
        <AddressList state={state} onCancel={cancel} />
      </FormDialog>
      {conflict !== undefined && (
        <ConflictDialog
          problem={conflict.problem}
          differences={differences(conflict.mine, conflict.theirs)}
          onOverwrite={() => void conflict.overwrite()}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.dismiss}
        />
      )}
    </>
  );
}
