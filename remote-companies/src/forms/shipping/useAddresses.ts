import type { ShippingAddress } from '@galley/server/companies/shipping/contract';
import { ApiError, newKey, queryClient, useQuery } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';
import { useEffect, useRef, useState } from 'react';
import {
  addShippingAddress,
  deleteShippingAddress,
  saveShippingAddresses,
  shippingAddressesQuery,
} from '../../http/shipping.ts';
import type { AddressValues } from '../../changes/addressValues.ts';

const NONE: readonly ShippingAddress[] = [];

/** The unsaved selections: which addresses were selected or deselected here. */
export type Ticks = readonly (readonly [id: number, isSelected: boolean])[];

/** The result of a write; `error` is undefined if the server responded that nothing was done. */
export type Written = { isDone: true } | { isDone: false; error: ApiError | undefined };
const DONE: Written = { isDone: true };

const failed = (error: unknown): Written => ({
  isDone: false,
  error: error instanceof ApiError ? error : undefined,
});

/** The current state of an address that somebody else has changed meanwhile. */
export const currentAddressIn = (error: unknown): ShippingAddress | undefined =>
  error instanceof ApiError ? (error.problem?.current as ShippingAddress | undefined) : undefined;

/** The shipping addresses of a company, with the unsaved selections and the operations on them. */
export function useAddresses(customerUid: string, tickedBefore: Ticks = []) {
  const query = shippingAddressesQuery(customerUid);
  const { data, error, errorUpdatedAt, isPending, isFetching, refetch } = useQuery(query);
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map(tickedBefore));
  const lastAdd = useRef({ body: '', key: '' });

  useEffect(() => {
    if (errorUpdatedAt > 0 && error !== null) notify.failure('Failed to fetch previously used address');
  }, [error, errorUpdatedAt]);

  const ticked = (address: ShippingAddress): ShippingAddress => {
    const isSelected = ticks.get(address.id) ?? address.isSelected;
    return isSelected === address.isSelected ? address : { ...address, isSelected };
  };

  /** Saves the edited address and all selections. Other addresses keep changes by others, because only their selection can differ here. */
  async function put(edited: ShippingAddress | undefined): Promise<boolean> {
    const stored = queryClient.getQueryData(query.queryKey) ?? NONE;
    try {
      return await saveShippingAddresses(
        stored.map((address) => ticked(address.id === edited?.id ? edited : address)),
      );
    } catch (failure) {
      const theirs = currentAddressIn(failure);
      if (theirs === undefined || theirs.id === edited?.id) throw failure;
      await refetch({ throwOnError: true });
      return put(edited);
    }
  }

  async function save(edited?: ShippingAddress): Promise<Written> {
    try {
      if (!(await put(edited))) throw new Error('Your changes were not saved.');
      await refetch();
      // Selections made during the save aren't saved yet.
      setTicks((now) => new Map([...now].filter(([id, isSelected]) => ticks.get(id) !== isSelected)));
      notify.success('Shipping Address(es) Updated');
      return DONE;
    } catch (failure) {
      // A conflict is shown in a dialog, which says more.
      if (currentAddressIn(failure) === undefined) notify.failure('Failed to Update Shipping Address(es)');
      void refetch();
      return failed(failure);
    }
  }

  async function add(values: AddressValues): Promise<Written> {
    const address = { id: 0, ...values, isSelected: true, isNew: true };
    const body = JSON.stringify(address);
    // A second press after a lost response must not add the same address twice.
    if (lastAdd.current.body !== body) lastAdd.current = { body, key: newKey() };
    try {
      const { id } = await addShippingAddress(customerUid, address, lastAdd.current.key);
      if (id === 0) throw new Error('Nothing was added.');
      lastAdd.current = { body: '', key: '' };
      await refetch();
      notify.success('Shipping Address Added');
      return DONE;
    } catch (failure) {
      const isAnswer = failure instanceof ApiError && failure.status > 0;
      // Prescribed in this spelling (SHIP-06), as is the message for a removal below.
      notify.failure(isAnswer ? 'Failed to recieve ok response' : 'Failed to Add Shipping Address');
      return failed(failure);
    }
  }

  async function remove(id: number): Promise<Written> {
    try {
      if (!(await deleteShippingAddress(id))) throw new Error('Nothing was removed.');
      await refetch();
      notify.success('Shipping Address Removed');
      return DONE;
    } catch (failure) {
      notify.failure('Failed to Removed Shipping Address');
      void refetch();
      return failed(failure);
    }
  }

  const addresses = (data ?? NONE).map(ticked);
  return {
    addresses,
    isPending,
    isFailed: data === undefined && error !== null && !isFetching,
    retry: () => void refetch(),
    /** There are unsaved selections. */
    isDirty: (data ?? NONE).some((address, index) => address !== addresses[index]),
    ticks,
    tick: (ids: readonly number[], isSelected: boolean) =>
      setTicks((now) => new Map([...now, ...ids.map((id) => [id, isSelected] as const)])),
    save,
    add,
    remove,
  };
}
