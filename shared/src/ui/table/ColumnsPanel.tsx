import type { ListName } from '../../store/preferences.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button.tsx';
import { orderedColumns, fitWidth, moveColumn, type Density } from '../../domain/tableView.ts';
import { useGalley } from '../../store/index.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { changeTable, useTableView } from './useTableView.ts';

/** How much a press widens or narrows a column, in CSS pixels. */
const STEP = 20;

const DENSITIES: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

export interface ColumnsPanelProps {
  list: ListName;
  /** The first column can't move. */
  columns: readonly { header: string; width: number }[];
}

interface StepProps {
  icon: IconName;
  name: string;
  isOff?: boolean;
  onPress: () => void;
}

/** Stays where it is and keeps the focus, so that it can be pressed again. */
const Step = ({ icon, name, isOff = false, onPress }: StepProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={name}
    title={name}
    aria-disabled={isOff}
    onClick={({ currentTarget }) => {
      // When its row moves, the button loses the focus.
      flushSync(onPress);
      currentTarget.focus();
    }}
  >
    <Icon name={icon} />
  </button>
);

/** Row density, and the order, width and visibility of columns (GRID-02, GRID-04). */
export function ColumnsPanel({ list, columns }: ColumnsPanelProps) {
  const view = useTableView(list);
  const density = useGalley((state) => state.preferences.density);
  const prefer = useGalley((state) => state.prefer);
  const [said, setSaid] = useState('');
  const order = orderedColumns(
    columns.map(({ header }) => header),
    view.order,
  );
  const hidden = view.hidden ?? [];
  const move = (name: string, step: 1 | -1) => {
    const next = moveColumn(order, name, step);
    changeTable(list, { order: next });
    setSaid(`${name}: column ${next.indexOf(name) + 1} of ${next.length}`);
  };
  const widen = (name: string, by: number) => {
    const before = view.widths?.[name] ?? columns.find(({ header }) => header === name)?.width ?? 0;
    const width = fitWidth(before + by);
    changeTable(list, { widths: { ...view.widths, [name]: width } });
    setSaid(`${name}: ${width} pixels wide`);
  };
  const toggle = (name: string) =>
    changeTable(list, {
      hidden: hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name],
    });
  return (
    <>
      <fieldset>
        <legend>Density</legend>
        <div className="columns-density">
          {DENSITIES.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="density"
                checked={density === value}
                onChange={() => prefer({ density: value })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Columns</legend>
        <ul className="plain-list">
          {order.slice(1).map((name, at) => (
            <li key={name}>
              <label>
                <input type="checkbox" checked={!hidden.includes(name)} onChange={() => toggle(name)} />
                {name}
              </label>
              <Step icon="up" name={`Move ${name} up`} isOff={at === 0} onPress={() => move(name, -1)} />
              <Step
                icon="down"
                name={`Move ${name} down`}
                isOff={at === order.length - 2}
                onPress={() => move(name, 1)}
              />
              <Step icon="minus" name={`Narrow ${name} column`} onPress={() => widen(name, -STEP)} />
              <Step icon="plus" name={`Widen ${name} column`} onPress={() => widen(name, STEP)} />
            </li>
          ))}
        </ul>
      </fieldset>
      <Button onClick={() => changeTable(list, null)}>Reset Columns</Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
