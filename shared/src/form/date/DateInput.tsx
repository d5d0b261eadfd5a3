import { useImperativeHandle, useRef, type ComponentProps, type KeyboardEvent, type Ref } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'ref'> {
  ref?: Ref<{ focus: (options?: FocusOptions) => void }>;
  onType?: (text: string) => void;
  onLeave?: () => void;
  /** By an arrow key: the calendar opens and takes the focus. */
  onOpen?: () => void;
  /** By Enter, which may also submit the form: the typed date counts, not the highlighted day. */
  onAccept?: () => void;
}

/**
 * The text of a date field, inside the library's picker, which passes it the rest of its properties. What is typed is read
 * by our own rules, not by the library's.
 */
export function DateInput({ ref, onType, onLeave, onOpen, onAccept, ...input }: Props) {
  const element = useRef<HTMLInputElement>(null);
  // No blur: the library would remove the focus a frame after its calendar has closed, wherever the focus is by then.
  useImperativeHandle(ref, () => ({ focus: (options) => element.current?.focus(options) }), []);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow) {
      event.preventDefault();
      onOpen?.();
    } else if (event.key === 'Enter') onAccept?.();
    else input.onKeyDown?.(event);
  };
  return (
    <input
      {...input}
      ref={element}
      type="text"
      inputMode="text"
      onChange={(event) => onType?.(event.currentTarget.value)}
      onBlur={(event) => {
        onLeave?.();
        input.onBlur?.(event);
      }}
      onKeyDown={press}
    />
  );
}
