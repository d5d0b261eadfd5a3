import { FormDialog } from '@galley/shared/form';
import { queryClient, useQuery } from '@galley/shared/http';
import { Icon, Menu, Modal, notify, TextField } from '@galley/shared/ui';
import { useRef, useState } from 'react';
import { deleteSearch, saveSearch, savedSearchesQuery } from '../http/savedSearches.ts';

interface Props {
  /** The query of the search as it stands in the form. */
  query: () => string;
  onChoose: (query: string) => void;
}

const refresh = () => queryClient.invalidateQueries({ queryKey: ['savedSearches', 'orders'] });

async function keep(name: string, query: string): Promise<boolean> {
  try {
    await saveSearch({ List: 'orders', Name: name, Query: query });
    notify.success('Search saved');
    return true;
  } catch (error) {
    notify.failure('Failed to save search', error instanceof Error ? error.message : undefined);
    return false;
  } finally {
    await refresh();
  }
}

async function forget(id: number): Promise<void> {
  await deleteSearch(id).catch(() => notify.failure('Failed to delete search'));
  await refresh();
}

/** Asks for the name to keep a search under. */
function SaveSearch({ query, onClose }: Pick<Props, 'query'> & { onClose: () => void }) {
  const [name, setName] = useState('');
  const [attempts, setAttempts] = useState(0);
  const isSaving = useRef(false);
  const isMissing = name.trim() === '';
  const save = async () => {
    setAttempts(attempts + 1);
    if (isMissing || isSaving.current) return;
    isSaving.current = true;
    if (await keep(name.trim(), query())) onClose();
    isSaving.current = false;
  };
  return (
    <FormDialog
      title="Save this search"
      size="small"
      isDirty={name !== ''}
      attempts={attempts}
      onSave={() => void save()}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-primary" onClick={() => void save()}>
          Save Search
        </button>
      }
    >
      <TextField
        label="Name"
        value={name}
        maxLength={80}
        error={attempts > 0 && isMissing ? 'Name is required.' : undefined}
        onChange={setName}
      />
    </FormDialog>
  );
}

/** The searches that the person keeps: open one, keep this one, delete one (SAVE-01 to SAVE-03). */
export function SavedSearches({ query, onChoose }: Props) {
  const { data: searches = [] } = useQuery(savedSearchesQuery('orders'));
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  return (
    <>
      <Menu
        label="Saved Searches"
        className="btn saved-searches"
        button={
          <>
            Saved Searches <Icon name="chevronDown" />
          </>
        }
        items={[
          ...searches.map(({ Name, Query }) => ({ label: Name, onChoose: () => onChoose(Query) })),
          { label: 'Save this search…', onChoose: () => setOpen('save') },
          ...(searches.length > 0 ? [{ label: 'Delete a search…', onChoose: () => setOpen('manage') }] : []),
        ]}
      />
      {open === 'save' && <SaveSearch query={query} onClose={() => setOpen(null)} />}
      {open === 'manage' && (
        <Modal title="Delete a search" size="small" onClose={() => setOpen(null)}>
          <ul className="saved-search-list">
            {searches.map(({ ID, Name }) => (
              <li key={ID}>
                <span>{Name}</span>
                <button type="button" className="btn" onClick={() => void forget(ID)}>
                  Delete {Name}
                </button>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
