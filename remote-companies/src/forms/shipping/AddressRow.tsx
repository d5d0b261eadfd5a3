import type { ShippingAddress } from '@galley/server/companies/shipping/contract';
import { CheckField } from '@galley/shared/form';
import { Button, Icon } from '@galley/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { oneLineAddress } from '../../changes/addressValues.ts';

interface Props {
  address: ShippingAddress;
  isBusy: boolean;
  onTick: (isSelected: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The element id of an address's row. */
export const rowId = ({ id }: Pick<ShippingAddress, 'id'>) => `shipping-address-${id}`;

/** An address in the list, with its actions (SHIP-04). */
export function AddressRow({ address, isBusy, onTick, onEdit, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { name, isSelected } = address;
  return (
    <li id={rowId(address)} className="address">
      <div className="address-text">
        <CheckField label={name} checked={isSelected} onChange={onTick} />
        <p>{oneLineAddress(address)}</p>
      </div>
      {isAsking ? (
        <DeleteQuestion name={name} isBusy={isBusy} onKeep={() => setAsking(false)} onDelete={onDelete} />
      ) : (
        <div className="address-buttons">
          <Button disabled={isBusy} aria-label={`Edit ${name}`} onClick={onEdit}>
            <Icon name="edit" /> Edit
          </Button>
          <Button disabled={isBusy} aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
            <Icon name="close" /> Delete
          </Button>
        </div>
      )}
    </li>
  );
}

interface QuestionProps {
  name: string;
  isBusy: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** Replaces the buttons, so that a double click deletes nothing. */
function DeleteQuestion({ name, isBusy, onKeep, onDelete }: QuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = keep.current?.closest('li');
    keep.current?.focus();
    // Not deleted: return the focus.
    return () => row?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, []);
  return (
    <div className="address-buttons" role="group" aria-label={`Delete ${name}?`}>
      <span>Delete it?</span>
      <Button ref={keep} onClick={onKeep}>
        Keep
      </Button>
      <Button disabled={isBusy} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
