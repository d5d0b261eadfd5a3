import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../button/Button.tsx';
import { formatCount } from '../../domain/count.ts';
import { Icon } from '../icon/Icon.tsx';
import { isTextField } from '../field/isTextField.ts';
import type { Selecting } from './selecting.ts';
import type { SelectingOptions } from './useSelecting.ts';

interface Props<T> {
  selecting: Selecting;
  options: SelectingOptions<T>;
  /** The records in the plural: 'Activities'. */
  noun: string;
  total: number;
}

/** The actions for selected records, in place of the toolbar (SEL-03). Escape clears the selection. */
export function SelectionBar<T>({ selecting, options, noun, total }: Props<T>) {
  const { ids, isAll } = useStore(selecting.store);
  const count = isAll ? total : ids.size;
  const isShown = count > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTextField(event.target)) return;
      if (document.querySelector('dialog[open]') === null) selecting.clear();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isShown, selecting]);
  if (!isShown) return null;
  const canSelectAll = !isAll && total > ids.size && selecting.pageState() === 'all';
  return (
    <div className="selection-bar" role="toolbar" aria-label={`Selected ${noun.toLowerCase()}`}>
      <strong role="status">{formatCount(count)} selected</strong>
      {canSelectAll && (
        <Button look="link" onClick={selecting.selectAll}>
          Select all {formatCount(total)} that match
        </Button>
      )}
      <Suspense>
        <options.Actions
          chosen={{
            records: isAll ? options.filter : { Ids: [...ids] },
            count,
            clear: selecting.clear,
          }}
        />
      </Suspense>
      <Button onClick={selecting.clear}>
        <Icon name="close" /> Clear
      </Button>
    </div>
  );
}
