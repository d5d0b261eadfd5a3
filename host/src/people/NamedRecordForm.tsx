import type { NamedRecord, NamedRecordAnswer } from '@galley/server/account/employees/contract';
import { FormField, RecordDialog, useRecordForm } from '@galley/shared/form';
import { notify, TextField } from '@galley/shared/ui';
import { useState } from 'react';
import { PEOPLE_REFRESHES, type NamedPath } from './peopleCalls.ts';

interface Values {
  name: string;
  version: number | undefined;
}

interface Props {
  path: NamedPath;
  /** 'Account Owner' */
  label: string;
  /** Undefined for a new record. */
  record: NamedRecord | undefined;
  onClose: () => void;
}

const DIALOG = {};
const fieldOf = (field: string) => (field === 'Name' ? ('name' as const) : undefined);
const faultsOf = ({ name }: Values) =>
  name.trim() === '' ? [{ field: 'Name', message: 'Name is required.' }] : [];
const valuesOf = (record: NamedRecord | undefined): Values => ({
  name: record?.Name ?? '',
  version: record?.Version,
});

/** Adds or renames an account owner or an activity type (PEOP-10). */
export function NamedRecordForm({ path, label, record, onClose }: Props) {
  const noun = label.toLowerCase();
  const [initial] = useState(() => valuesOf(record));
  const id = record?.ID ?? 0;
  const state = useRecordForm<Values, NamedRecordAnswer>({
    noun,
    draftKey: `${path}.${id === 0 ? 'new' : id}`,
    dialog: DIALOG,
    initial,
    faultsOf,
    fieldOf,
    changeOf: ({ name, version }) => ({
      label: `${id === 0 ? `New ${noun}` : `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}: ${name}`,
      call: {
        method: 'POST',
        path,
        body: { ID: id, Name: name.trim(), ...(version === undefined ? {} : { Version: version }) },
      },
      refreshes: PEOPLE_REFRESHES,
    }),
    failure: `Failed to save ${noun}`,
    onSaved({ Record: saved }) {
      if (saved.Name !== record?.Name) notify.success(`${saved.Name} ${id === 0 ? 'added' : 'renamed'}`);
    },
    latestValuesOf: (current) => valuesOf(current as NamedRecord),
    onClose,
  });
  return (
    <RecordDialog
      title={record === undefined ? `Add ${label}` : `Rename ${record.Name}`}
      size="small"
      state={state}
      differencesOf={(mine, theirs) =>
        mine.name === theirs.name ? [] : [{ label: 'Name', mine: mine.name, theirs: theirs.name }]
      }
    >
      <FormField control={state.form.control} name="name">
        {(field) => <TextField label="Name" required maxLength={80} autoComplete="off" {...field} />}
      </FormField>
    </RecordDialog>
  );
}
