import { LOADING } from '@galley/shared/domain/loadingText';
import { Button } from '@galley/shared/ui';
import { AddressEditor } from './AddressEditor.tsx';
import { AddressRow } from './AddressRow.tsx';
import type { ShippingFormState } from './useShippingForm.ts';

interface Props {
  state: ShippingFormState;
  onCancel: () => void;
}

/** The company's addresses: selected for the quote, edited in place, or deleted (SHIP-01, SHIP-04). */
export function AddressList({ state, onCancel }: Props) {
  const { list, form, editing, edit, isBusy, remove } = state;
  const { addresses, isPending, isFailed } = list;
  if (isPending) {
    return (
      <p className="modal-text" aria-busy="true">
        {LOADING}
      </p>
    );
  }
  if (isFailed) {
    return (
      <p className="form-alert" role="alert">
        The addresses could not be loaded.{' '}
        <Button look="link" onClick={list.retry}>
          Try Again
        </Button>
      </p>
    );
  }
  if (addresses.length === 0) return <p className="modal-text">No shipping addresses have been added.</p>;
  const ids = addresses.map(({ id }) => id);
  const selected = addresses.filter(({ isSelected }) => isSelected).length;
  return (
    <div className="address-list">
      <div className="address-buttons">
        <p role="status">
          {selected} of {addresses.length} selected
        </p>
        <Button onClick={() => list.tick(ids, true)}>Select All</Button>
        <Button onClick={() => list.tick(ids, false)}>Unselect All</Button>
      </div>
      <ul aria-label="Shipping addresses">
        {addresses.map((address) =>
          typeof editing === 'object' && editing.id === address.id ? (
            <li key={address.id}>
              <AddressEditor
                form={form}
                title={`Edit ${address.name}`}
                isPosting={false}
                saveText="Update Address"
                isBusy={isBusy}
                onCancel={onCancel}
              />
            </li>
          ) : (
            <AddressRow
              key={address.id}
              address={address}
              isBusy={isBusy || editing !== undefined}
              onTick={(isSelected) => list.tick([address.id], isSelected)}
              onEdit={() => edit(address)}
              onDelete={() => remove(address.id)}
            />
          ),
        )}
      </ul>
    </div>
  );
}
