import { useEffect, useEffectEvent } from 'react';
import { isTextField } from '../field/isTextField.ts';
import { ActionToast } from './ActionToast.tsx';

interface Props {
  text: string;
  undo: () => void;
  close: () => void;
}

/** The toasts that can currently be undone, the newest last; only the newest reacts to the keys. */
const standing: symbol[] = [];

/** A toast with Undo, by its button or by Ctrl/⌘ Z. */
export function UndoToast({ text, undo, close }: Props) {
  const runUndo = () => {
    close();
    undo();
  };
  const press = useEffectEvent((event: KeyboardEvent, self: symbol) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || event.defaultPrevented || isTextField(event.target) || standing.at(-1) !== self) return;
    event.preventDefault();
    runUndo();
  });
  useEffect(() => {
    const self = Symbol('undo');
    const listen = (event: KeyboardEvent) => press(event, self);
    standing.push(self);
    document.addEventListener('keydown', listen);
    return () => {
      standing.splice(standing.indexOf(self), 1);
      document.removeEventListener('keydown', listen);
    };
  }, []);
  return <ActionToast text={text} label="Undo" run={undo} close={close} />;
}
