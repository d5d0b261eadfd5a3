import { useId, type ReactNode } from 'react';
import { formatCount } from '../../domain/count.ts';
import { Icon } from '../icon/Icon.tsx';

interface Props {
  /** The screen's own buttons. */
  actions: ReactNode;
  chips: ReactNode;
  children: ReactNode;
  filterCount: number;
}

/**
 * The search, filter and sort controls of a list. On a phone they are one button that opens a sheet over the list (LIST-12): the browser
 * shows it, and hides it on Escape or a press outside. A wider window always shows them in the page.
 */
export function ListTools({ actions, chips, children, filterCount }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className="btn list-tools-button" popoverTarget={id}>
        <Icon name="sliders" />
        <span className="visually-hidden">List Tools</span>
        {filterCount > 0 && <span className="list-tools-count">{formatCount(filterCount)}</span>}
      </button>
      <div id={id} popover="auto" className="list-tools">
        {actions !== undefined && <div className="list-actions">{actions}</div>}
        {chips}
        <div className="list-toolbar">{children}</div>
        <button type="button" className="btn list-tools-close" popoverTarget={id} popoverTargetAction="hide">
          Show the List
        </button>
      </div>
    </>
  );
}
