import type { KeptView } from '../../store/preferences.ts';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../button/Button.tsx';
import type { View, ViewList, ViewVisibility } from '../../contract/views.ts';
import { hasSelection } from '../../domain/selection.ts';
import { MOST_PINNED, VIEW_NAME_LENGTH, viewUrl, withoutSelection } from '../../domain/view.ts';
import { ApiError } from '../../http/apiError.ts';
import { pinViews, saveView } from '../../http/views.ts';
import { TextField } from '../field/TextField.tsx';
import { Modal } from '../modal/Modal.tsx';
import { Select } from '../picker/Select.tsx';
import { useSelection } from '../selection/useSelection.ts';
import { notify } from '../toast/notify.ts';
import { reasonOf, SAVE_FAILED } from './saveChanges.ts';

const VISIBILITIES: readonly { value: ViewVisibility; label: string }[] = [
  { value: 'mine', label: 'Only me' },
  { value: 'team', label: 'My team' },
  { value: 'everybody', label: 'Everyone' },
];

interface FormProps {
  list: ViewList;
  query: string;
  /** The view to edit; absent: saves the current filters as a new view. */
  view?: View;
  pinned: readonly KeptView[];
  onClose: () => void;
}

function CheckBox({ label, ...input }: { label: string; checked: boolean; onChange: () => void }) {
  const id = useId();
  return (
    <div className="form-check">
      <input id={id} type="checkbox" className="form-check-input" {...input} />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}

/** The name and audience of a view (VIEW-03, VIEW-04). */
export function ViewForm({ list, query: address, view, pinned, onClose }: FormProps) {
  const id = useId();
  const navigate = useNavigate();
  const selection = useSelection();
  const [name, setName] = useState(view?.Name ?? '');
  const [visibility, setVisibility] = useState<ViewVisibility>(view?.Visibility ?? 'mine');
  const [isSelected, setSelected] = useState(true);
  const canPin = view === undefined && pinned.length < MOST_PINNED;
  const [isPinned, setPinned] = useState(true);
  const [error, setError] = useState<string>();
  const isSaving = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  const save = async () => {
    if (isSaving.current) return;
    if (name.trim() === '') {
      setError('Name is required.');
      input.current?.focus();
      return;
    }
    isSaving.current = true;
    try {
      const Query = view?.Query ?? (isSelected ? address : withoutSelection(address));
      const saved = await saveView({
        ID: view?.ID ?? 0,
        List: list,
        Name: name.trim(),
        Query,
        Visibility: visibility,
      });
      if (canPin && isPinned) {
        await pinViews({ List: list, IDs: [...pinned.map(({ ID }) => ID), saved.ID] });
      }
      notify.success('View saved');
      onClose();
      if (view === undefined) void navigate(viewUrl(list, saved, selection), { replace: true });
    } catch (failure) {
      const own = failure instanceof ApiError ? failure.problem?.errors : undefined;
      const taken = own?.find(({ field }) => field === 'Name');
      setError(taken?.message);
      if (taken === undefined) notify.failure(SAVE_FAILED, reasonOf(failure));
      else input.current?.focus();
    } finally {
      isSaving.current = false;
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Modal
      title={view === undefined ? 'Save View' : 'Edit View'}
      size="small"
      isStatic
      onClose={onClose}
      footer={
        <Button type="submit" form={id} look="primary">
          Save
        </Button>
      }
    >
      <form id={id} className="view-form" noValidate onSubmit={submit}>
        <TextField
          ref={input}
          label="Name"
          value={name}
          maxLength={VIEW_NAME_LENGTH}
          error={error}
          onChange={(text) => {
            setName(text);
            setError(undefined);
          }}
        />
        <Select
          label="Visible To"
          value={visibility}
          options={VISIBILITIES}
          hint={visibility === 'mine' ? undefined : 'People see only the records they’re allowed to see.'}
          onChange={setVisibility}
        />
        {view === undefined && hasSelection(selection) && (
          <CheckBox
            label="Include the company filter"
            checked={isSelected}
            onChange={() => setSelected(!isSelected)}
          />
        )}
        {canPin && (
          <CheckBox label="Pin to the list" checked={isPinned} onChange={() => setPinned(!isPinned)} />
        )}
      </form>
    </Modal>
  );
}
