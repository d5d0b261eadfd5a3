import { galley, useGalley, type ActionRecord } from '../../store/index.ts';
import { Icon } from '../icon/Icon.tsx';
import { Menu } from '../menu/Menu.tsx';

/** The record actions of remotes' releases, as menu items (TEAM-13, TEAM-23). */
export const recordActions = (
  record: ActionRecord,
  { actions } = galley.getState().contributions,
): { key: string; label: string; onChoose: () => void }[] =>
  actions
    .filter(({ on }) => on === record.kind)
    .map(({ remote, module, label }) => ({
      // Another remote's action can have the same name.
      key: `${remote} ${label}`,
      label,
      onChoose: () => {
        const dialog = { name: `${remote}/${module.slice('./'.length)}`, label, record };
        galley.getState().openDialog(dialog);
      },
    }));

/** The same, updated with the registry. */
export const useRecordActions = (record: ActionRecord) =>
  recordActions(
    record,
    useGalley(({ contributions }) => contributions),
  );

/** The button that lists record actions; nothing if there are none. */
export function RecordActions({ record }: { record: ActionRecord }) {
  const items = useRecordActions(record);
  return items.length === 0 ? null : (
    <Menu
      label={`More actions for ${record.name}`}
      className="btn"
      button={
        <>
          More <Icon name="chevronDown" />
        </>
      }
      items={items}
    />
  );
}
