import { deleteSearch, queryClient, saveSearch, savedSearchesQuery, useQuery } from '@galley/shared/http';
import { Icon, Menu, Modal, notify, TextField } from '@galley/shared/ui';
import { useState } from 'react';

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

/** The searches that the person keeps: open one, keep this one, delete one. */
export function SavedSearches({ query, onChoose }: Props) {
  const { data: searches = [] } = useQuery(savedSearchesQuery('orders'));
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const save = async () => {
    if (name.trim() === '') return setError('Name is required.');
    if (await keep(name.trim(), query())) setOpen(null);
  };
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
      {open === 'save' && (
        <Modal
          title="Save this search"
          size="small"
          onClose={() => setOpen(null)}
          footer={
            <button type="button" className="btn btn-primary" onClick={() => void save()}>
              Save Search
            </button>
          }
        >
          <TextField label="Name" value={name} maxLength={80} error={error} onChange={setName} />
        </Modal>
      )}
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
