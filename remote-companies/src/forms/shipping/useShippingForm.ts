import type { Problem } from '@galley/shared/contract/common';
import type { ShippingAddress } from '@galley/server/companies/shipping/contract';
import { addressFaults } from '@galley/server/companies/rules/shippingRules';
import { resolverOf, showProblem, useDraft, useForm, useWatch } from '@galley/shared/form';
import type { DialogOf } from '@galley/shared/store';
import { useEffect, useRef, useState } from 'react';
import { download } from '../../downloads/download.ts';
import { fieldOf, NO_ADDRESS, valuesOf, type AddressValues } from '../../changes/addressValues.ts';
import { currentAddressIn, useAddresses, type Ticks, type Written } from './useAddresses.ts';

/** The address being edited: a new one, a posting company's, or one in the list. */
export type Editing = 'new' | 'posting' | ShippingAddress;

/** The input that is stored until it is saved. */
interface Entered {
  editing: Editing | undefined;
  values: AddressValues;
  ticks: Ticks;
}

const begunWith = (editing: Editing | undefined) =>
  typeof editing === 'object' ? valuesOf(editing) : NO_ADDRESS;

interface Conflict {
  problem: Problem;
  mine: ShippingAddress;
  theirs: ShippingAddress;
}

/** The state of the shipping modal, and its actions. */
export function useShippingForm(dialog: DialogOf<'companies/shipping'>, onClose: () => void) {
  const { CustomerUID } = dialog.company;
  const { restored, keep, clear } = useDraft<Entered>(`shipping.${CustomerUID}`, dialog);
  const list = useAddresses(CustomerUID, restored?.ticks);
  const [editing, setEditing] = useState(restored?.editing);
  const [isBusy, setBusy] = useState(false);
  const isWriting = useRef(false);
  const [alert, setAlert] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<AddressValues>({
    defaultValues: begunWith(editing),
    resolver: resolverOf<AddressValues>(addressFaults, fieldOf),
    shouldFocusError: false,
  });
  const edit = (next: Editing | undefined) => {
    form.reset(begunWith(next));
    setAlert(undefined);
    setEditing(next);
  };

  /** One write at a time; shows a refusal at its field or above the form. @returns whether it was done */
  async function write(work: () => Promise<Written>, edited?: ShippingAddress): Promise<boolean> {
    // The buttons are disabled during a write, but the keyboard isn't.
    if (isWriting.current) return false;
    isWriting.current = true;
    setBusy(true);
    setAlert(undefined);
    const written = await work();
    isWriting.current = false;
    setBusy(false);
    if (written.isDone) return true;
    const problem = written.error?.problem;
    const theirs = currentAddressIn(written.error);
    if (problem !== undefined && theirs !== undefined && edited !== undefined) {
      setConflict({ problem, mine: edited, theirs });
    } else {
      setAlert(showProblem(form, problem, fieldOf) ?? (problem?.errors ? undefined : written.error?.message));
    }
    return false;
  }
  const change = (edited: ShippingAddress) => write(() => list.save(edited), edited);

  /** @returns whether the input was saved; also false if it's invalid */
  async function saveEntered(): Promise<boolean> {
    let isDone = false;
    await form.handleSubmit(async (values) => {
      isDone =
        typeof editing === 'object'
          ? await change({ ...editing, ...values })
          : await write(() => list.add(values));
    })();
    if (isDone) edit(undefined);
    return isDone;
  }
  const isEntering = editing !== undefined && form.formState.isDirty;
  const isDirty = list.isDirty || isEntering;
  const values = useWatch({ control: form.control });
  const isRestoring = useRef(restored?.editing !== undefined);
  useEffect(() => {
    if (isRestoring.current && restored !== undefined) {
      isRestoring.current = false;
      form.reset(restored.values, { keepDefaultValues: true });
    } else if (!list.isPending) {
      keep(isDirty ? { editing, values: form.getValues(), ticks: [...list.ticks] } : undefined);
    }
  }, [form, restored, keep, isDirty, editing, values, list.ticks, list.isPending]);
  return {
    list,
    form,
    editing,
    edit,
    isBusy,
    isEntering,
    isDirty,
    close: () => {
      clear();
      onClose();
    },
    alert,
    save: () => void (editing === undefined ? write(() => list.save()) : saveEntered()),
    remove: (id: number) => void write(() => list.remove(id)),
    /** SHIP-05. */
    excel: async () => {
      if (isEntering && !(await saveEntered())) return;
      if (await write(() => list.save())) await download('quote', CustomerUID);
    },
    conflict: conflict && {
      ...conflict,
      overwrite: async () => {
        setConflict(undefined);
        const { Version } = conflict.theirs;
        if (await change({ ...conflict.mine, ...(Version === undefined ? {} : { Version }) })) {
          edit(undefined);
        }
      },
      takeTheirs: () => {
        setConflict(undefined);
        edit(undefined);
      },
      dismiss: () => setConflict(undefined),
    },
  };
}

export type ShippingFormState = ReturnType<typeof useShippingForm>;
