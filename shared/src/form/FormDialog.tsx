import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from '../ui/button/Button.tsx';
import { markUnsaved, type DialogSteps } from '../store/index.ts';
import { Modal, type ModalProps } from '../ui/modal/Modal.tsx';
import { useFormSteps } from './useFormSteps.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';

interface Props extends Pick<ModalProps, 'title' | 'subtitle' | 'headerExtra' | 'size'> {
  /** There is unsaved input: closing asks first. */
  isDirty: boolean;
  /** There is input that a reload or an update would lose, so both wait. For a search, closing doesn't ask. */
  hasInput?: boolean;
  /** Counts the attempts to save. After one with errors, the first invalid field takes the focus, or else the alert. */
  attempts: number;
  /** The server's error that doesn't belong to a field. */
  alert?: string | undefined;
  /** The buttons; one of them can have the type submit. */
  footer: ReactNode;
  /** The label of an extra button before them that closes the form. */
  closeText?: string;
  /** Steps to the forms of the neighboring records. */
  steps?: DialogSteps | undefined;
  onSave: () => void;
  /** The user is done with the form: there is nothing left to ask. */
  onClose: () => void;
  children: ReactNode;
}

/** A form in a modal: asks before input is lost, saves on Ctrl+Enter, and moves the focus to the first error (FORM-01, FORM-02). */
export function FormDialog(props: Props) {
  const {
    isDirty,
    hasInput = isDirty,
    attempts,
    alert,
    footer,
    closeText,
    steps,
    onSave,
    onClose,
    children,
    ...modal
  } = props;
  /** The open question, and what to do once it is closed. */
  const [confirming, setConfirming] = useState<{ goOn: () => void }>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    markUnsaved(id, hasInput);
    return () => markUnsaved(id, false);
  }, [id, hasInput]);

  useEffect(() => {
    // Validation finishes a moment later, and the next render marks the invalid fields.
    if (attempts === 0) return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (faulty ?? form.current?.querySelector<HTMLElement>('.form-alert'))?.focus();
  }, [attempts, alert]);

  const keys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) onSave();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => keys(event);
    const element = form.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  const leave = (goOn: () => void) => {
    if (isDirty) return setConfirming({ goOn });
    onClose();
    goOn();
  };
  const close = () => leave(() => undefined);
  return (
    <Modal
      {...modal}
      isStatic
      steps={useFormSteps(steps, leave)}
      onClose={close}
      footer={
        <>
          {closeText !== undefined && <Button onClick={close}>{closeText}</Button>}
          {footer}
        </>
      }
    >
      <form ref={form} noValidate className="form" onSubmit={submit}>
        {alert !== undefined && (
          <p className="form-alert" role="alert" tabIndex={-1}>
            {alert}
          </p>
        )}
        {children}
      </form>
      {confirming !== undefined && (
        <DiscardQuestion
          onKeep={() => setConfirming(undefined)}
          onDiscard={() => {
            onClose();
            confirming.goOn();
          }}
        />
      )}
    </Modal>
  );
}
