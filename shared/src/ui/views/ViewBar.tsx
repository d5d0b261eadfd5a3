import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/Button.tsx';
import type { View, ViewList } from '../../contract/views.ts';
import { MOST_CHIPS, withoutSelection } from '../../domain/view.ts';
import { useGalley } from '../../store/index.ts';
import { Icon } from '../icon/Icon.tsx';
import { Menu } from '../menu/Menu.tsx';
import { ListChips } from './ListChips.tsx';
import { useViews } from './useViews.ts';
import { ViewChip } from './ViewChip.tsx';

const dialogs = () => import(/* webpackChunkName: "list-menus" */ './ViewDialogs.tsx');
const ViewForm = lazy(async () => ({ default: (await dialogs()).ViewForm }));
const CountedChips = lazy(async () => ({ default: (await dialogs()).CountedChips }));
const ManageViews = lazy(async () => ({ default: (await dialogs()).ManageViews }));

const nameOf = ({ Name, IsOwn, OwnerName }: View) => (IsOwn ? Name : `${Name} · ${OwnerName}`);

type OpenDialog = { kind: 'save'; view?: View } | { kind: 'manage' };

interface Props {
  list: ViewList;
  /** The part of the address that a view would save. */
  query: string;
  isLoading: boolean;
}

/** The views of a list: the pinned ones with their counts, buttons to save the filters, and a menu of all views (VIEW-03). */
export function ViewBar({ list, query, isLoading }: Props) {
  const views = useViews(list, query, isLoading);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { pinned, opened, isChanged, all = [] } = views;
  const contributed = useGalley(({ contributions }) => contributions.chips);
  const chips = contributed.filter((chip) => chip.list === list).slice(0, MOST_CHIPS);
  const uncounted = <ListChips list={list} query={query} chips={chips} />;
  const own = all.find(({ ID, IsOwn }) => IsOwn && ID === opened?.ID);
  const isPinned = pinned.some(({ ID }) => ID === opened?.ID);
  const shown = opened === undefined || isPinned ? pinned : [...pinned, opened];
  const close = () => setDialog(undefined);
  const canSave = opened === undefined ? withoutSelection(query) !== '' : isChanged;
  const saveAs = opened === undefined ? 'Save View' : 'Save as New View';
  return (
    <div role="group" className="view-bar" aria-label="Views">
      {/* First, so that the save buttons for changed filters appear after it and move nothing. */}
      <Menu
        label="Views"
        className="btn"
        button={
          <>
            Views <Icon name="chevronDown" />
          </>
        }
        items={[
          ...all.map((view) => ({ label: nameOf(view), to: views.urlOf(view) })),
          ...(canSave ? [] : [{ label: 'Save as New View…', onChoose: () => setDialog({ kind: 'save' }) }]),
          ...(all.length > 0
            ? [{ label: 'Manage Views…', onChoose: () => setDialog({ kind: 'manage' }) }]
            : []),
        ]}
      />
      {shown.length + chips.length > 0 && (
        <ul className="views">
          {shown.map((view) => (
            <ViewChip
              key={view.ID}
              name={view.Name}
              to={views.urlOf(view)}
              isOpened={view.ID === opened?.ID}
              isChanged={isChanged}
              isCounted={isPinned || view.ID !== opened?.ID}
              count={views.countOf(view)}
            />
          ))}
          <Suspense fallback={uncounted}>
            {chips.length > 0 && views.isReady ? (
              <CountedChips list={list} query={query} chips={chips} />
            ) : (
              uncounted
            )}
          </Suspense>
        </ul>
      )}
      {isChanged && own !== undefined && (
        <Button onClick={() => void dialogs().then(({ saveChanges }) => saveChanges(own, query))}>
          Save Changes
        </Button>
      )}
      {canSave && <Button onClick={() => setDialog({ kind: 'save' })}>{saveAs}</Button>}
      {dialog !== undefined &&
        // Not in the tools, which a phone hides when a dialog opens.
        createPortal(
          <Suspense>
            {dialog.kind === 'manage' ? (
              <ManageViews
                list={list}
                views={all}
                onEdit={(view) => setDialog({ kind: 'save', view })}
                onClose={close}
              />
            ) : (
              <ViewForm list={list} query={query} {...dialog} pinned={pinned} onClose={close} />
            )}
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
