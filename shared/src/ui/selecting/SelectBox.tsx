import { use, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { SelectingContext, type Selecting } from './selecting.ts';

interface BoxProps {
  id: number;
  name: string;
}

/** The touch target: the box alone would be too small (SHELL-11). */
const Target = ({ children }: { children: ReactNode }) => <label className="select-target">{children}</label>;

function Box({ selecting, id, name }: BoxProps & { selecting: Selecting }) {
  const isOn = useStore(selecting.store, ({ ids, isAll }) => isAll || ids.has(id));
  return (
    <Target>
      <input
        type="checkbox"
        className="select-box"
        aria-label={`Select ${name}`}
        checked={isOn}
        onChange={({ nativeEvent }) => selecting.toggle(id, (nativeEvent as unknown as MouseEvent).shiftKey)}
      />
    </Target>
  );
}

/** Selects a record; with Shift, all from the last clicked one through this one (SEL-01). */
export function SelectBox(props: BoxProps) {
  const selecting = use(SelectingContext);
  return selecting === undefined ? null : <Box selecting={selecting} {...props} />;
}

function WholePage({ selecting }: { selecting: Selecting }) {
  const box = useRef<HTMLInputElement>(null);
  const state = useStore(selecting.store, selecting.pageState);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        className="select-box"
        aria-label="Select this page"
        checked={state === 'all'}
        onChange={selecting.togglePage}
      />
    </Target>
  );
}

/** Selects every record of the page, or none. */
export function PageBox() {
  const selecting = use(SelectingContext);
  return selecting === undefined ? null : <WholePage selecting={selecting} />;
}
