import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { placeToasts, releaseToasts } from '../toast/placeToasts.ts';
import { onBack } from './closeDialogsOnBack.ts';
import { focusFirst } from './focusFirst.ts';
import { rememberFocus } from './rememberFocus.ts';
import { StepButtons, stepOf, type Steps } from './StepButtons.tsx';

export interface ModalProps {
  title: string;
  /** Text under the title, announced with it. */
  subtitle?: ReactNode;
  /** Content beside the title. */
  headerExtra?: ReactNode;
  children: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
  /** Called on Esc, the close button or, unless `isStatic`, a press outside. Only the owner closes it, by no longer rendering it. */
  onClose: () => void;
  /** A press outside doesn't close it. */
  isStatic?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** Steps to the neighboring records in the list that it was opened from. */
  steps?: Steps | undefined;
}

/** A native modal dialog, named by its title. It is open while it is rendered; the focus moves in and returns. */
export function Modal({
  title,
  subtitle,
  headerExtra,
  children,
  footer,
  onClose,
  isStatic,
  size = 'medium',
  steps,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  const close = useEffectEvent(onClose);
  useEffect(() => onBack(() => close()), []);
  useEffect(() => {
    const element = dialog.current;
    const restoreFocus = rememberFocus();
    element?.showModal();
    if (element) focusFirst(element);
    placeToasts();
    return () => {
      element?.close();
      restoreFocus();
    };
  }, []);
  // Before the dialog and its content are removed.
  useLayoutEffect(() => (dialog.current ? releaseToasts(dialog.current) : undefined), []);

  // The owner may need to ask about unsaved input first, so the browser must not close it.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // After one prevented Esc, the browser closes the dialog on the next Esc regardless, unless there was other input in between. So Esc
  // must never reach the browser.
  const press = (event: KeyboardEvent) => {
    // Keys in a dialog inside this one don't step through records.
    const isOwn = (event.target as Element).closest('dialog') === event.currentTarget;
    const step = isOwn ? stepOf(event, steps) : undefined;
    if (step !== undefined) {
      event.preventDefault();
      if (!event.repeat) step();
      return;
    }
    // A list or another dialog inside this one has handled the key.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`modal-dialog modal-${size}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={subtitle === undefined ? undefined : `${id}-subtitle`}
      // So that a press on its text keeps the focus inside, where Esc is handled.
      tabIndex={-1}
      onKeyDown={press}
      onCancel={cancel}
      // A click outside also fires cancel; browsers without closedby ignore it.
      closedby={isStatic === true ? 'closerequest' : 'any'}
    >
      <div className="modal-surface">
        <div className="modal-head">
          <div>
            <h2 id={`${id}-title`} aria-live={steps === undefined ? undefined : 'polite'}>
              {title}
            </h2>
            {subtitle !== undefined && <p id={`${id}-subtitle`}>{subtitle}</p>}
          </div>
          {headerExtra}
          {steps !== undefined && <StepButtons {...steps} />}
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="modal-content">{children}</div>
        {footer !== undefined && <div className="modal-foot">{footer}</div>}
      </div>
    </dialog>
  );
}
