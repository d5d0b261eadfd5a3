import type { NamedRecord } from '@galley/server/account/employees/contract';
import { useQuery } from '@galley/shared/http';
import { Button, EmptyState, Icon } from '@galley/shared/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { NamedRecordForm } from './NamedRecordForm.tsx';
import { deleteNamed, namedQuery, PEOPLE_REFRESHES, type NamedPath } from './peopleCalls.ts';

interface Props {
  path: NamedPath;
  /** 'Account Owner' */
  label: string;
}

/** Why a record can't be deleted; undefined if it can. */
function noteOf({ IsUsed, IsDefault }: NamedRecord): string | undefined {
  if (IsDefault) return 'Default';
  return IsUsed ? 'In use' : undefined;
}

/** The account owners or the activity types, by name (PEOP-10). */
export function NamedRecords({ path, label }: Props) {
  const query = useQuery(namedQuery(path));
  const { data: records } = query;
  const [open, setOpen] = useState<{ action: 'edit' | 'delete'; record?: NamedRecord }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="part-tools">
        <Button look="primary" onClick={() => setOpen({ action: 'edit' })}>
          <Icon name="plus" /> Add {label}
        </Button>
      </div>
      <NotLoaded query={query} failure="The list could not be loaded." />
      {records?.length === 0 && <EmptyState text={`No ${label.toLowerCase()}s yet.`} />}
      <ul className="part-names">
        {records?.map((record) => {
          const note = noteOf(record);
          return (
            <li key={record.ID}>
              <span>{record.Name}</span>
              <span className="part-note">{note}</span>
              <span className="part-actions">
                <Button
                  aria-label={`Rename ${record.Name}`}
                  onClick={() => setOpen({ action: 'edit', record })}
                >
                  Rename
                </Button>
                {note === undefined && (
                  <Button
                    aria-label={`Delete ${record.Name}`}
                    onClick={() => setOpen({ action: 'delete', record })}
                  >
                    Delete
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {open?.action === 'edit' && (
        <NamedRecordForm
          key={open.record?.ID ?? 0}
          path={path}
          label={label}
          record={open.record}
          onClose={close}
        />
      )}
      {open?.action === 'delete' && open.record !== undefined && (
        <DeleteQuestion path={path} label={label} record={open.record} onClose={close} />
      )}
    </>
  );
}

function DeleteQuestion({
  path,
  label,
  record,
  onClose,
}: Props & { record: NamedRecord; onClose: () => void }) {
  return (
    <ConfirmDialog
      refreshes={PEOPLE_REFRESHES}
      title={`Delete ${record.Name}?`}
      text={`No record has this ${label.toLowerCase()}. Forms will no longer offer it.`}
      button="Delete"
      onConfirm={() => deleteNamed(path, record)}
      done={`${record.Name} deleted`}
      onClose={onClose}
    />
  );
}
