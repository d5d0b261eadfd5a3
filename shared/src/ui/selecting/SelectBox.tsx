import { use, useEffect, useRef, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { SelectingContext, type Selecting } from './selecting.ts';

interface BoxProps {
  id: number;
  name: string;
}

function Box({ selecting, id, name }: BoxProps & { selecting: Selecting }) {
  const isOn = useStore(selecting.store, ({ ids, isAll }) => isAll || ids.has(id));
  return (
    <input
      type="checkbox"
      className="select-box"
      aria-label={`Select ${name}`}
      checked={isOn}
      onChange={({ nativeEvent }) => selecting.toggle(id, (nativeEvent as unknown as MouseEvent).shiftKey)}
    />
  );
}

/** Selects a record; with shift, all from the last one to it (SEL-01). */
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
    <input
      ref={box}
      type="checkbox"
      className="select-box"
      aria-label="Select this page"
      checked={state === 'all'}
      onChange={selecting.togglePage}
    />
  );
}

/** Selects every record of the page, or none of it. */
export function PageBox() {
  const selecting = use(SelectingContext);
  return selecting === undefined ? null : <WholePage selecting={selecting} />;
}
