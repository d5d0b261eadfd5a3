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

/** Which addresses were ticked here, and which were not any more, and are not saved so. */
export type Ticks = readonly (readonly [id: number, isSelected: boolean])[];

/** What became of a write; `error` is undefined when the server answered that nothing was done. */
export type Written = { isDone: true } | { isDone: false; error: ApiError | undefined };
const DONE: Written = { isDone: true };

const failed = (error: unknown): Written => ({
  isDone: false,
  error: error instanceof ApiError ? error : undefined,
});

/** The address that somebody else has changed meanwhile, as it stands now. */
export const currentAddressIn = (error: unknown): ShippingAddress | undefined =>
  error instanceof ApiError ? (error.problem?.current as ShippingAddress | undefined) : undefined;

/** The shipping addresses of a company, which of them are ticked here, and what can be done with them. */
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

  /** Of the others nothing was changed here but their ticks, so what somebody else has saved of them stands. */
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
      // What was ticked while it was on its way is not saved yet.
      setTicks((now) => new Map([...now].filter(([id, isSelected]) => ticks.get(id) !== isSelected)));
      notify.success('Shipping Address(es) Updated');
      return DONE;
    } catch (failure) {
      // What somebody else has changed is shown in a dialog, which says more.
      if (currentAddressIn(failure) === undefined) notify.failure('Failed to Update Shipping Address(es)');
      void refetch();
      return failed(failure);
    }
  }

  async function add(values: AddressValues): Promise<Written> {
    const address = { id: 0, ...values, isSelected: true, isNew: true };
    const body = JSON.stringify(address);
    // Pressed again after a lost answer, the same address must not be added twice.
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
      // Prescribed in this spelling (SHIP-06), as the one of a removal below.
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
    /** There are ticks that are not saved. */
    isDirty: (data ?? NONE).some((address, index) => address !== addresses[index]),
    ticks,
    tick: (ids: readonly number[], isSelected: boolean) =>
      setTicks((now) => new Map([...now, ...ids.map((id) => [id, isSelected] as const)])),
    save,
    add,
    remove,
  };
}
