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
  /** Counts the attempts to save: after one that left errors, the first faulty field takes the focus, else the alert. */
  attempts: number;
  /** What the server said that belongs to no field. */
  alert?: string | undefined;
  /** The buttons; one of them may be of type submit. */
  footer: ReactNode;
  /** The text of one more button, before them, that closes. */
  closeText?: string;
  /** To the forms of the records beside its own. */
  steps?: DialogSteps | undefined;
  onSave: () => void;
  /** The person is done with it: nothing is left to ask. */
  onClose: () => void;
  children: ReactNode;
}

/** A form in a modal: asks before input is lost, Ctrl+Enter saves, and what is wrong takes the focus (FORM-01, FORM-02). */
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
    // Validation answers a moment later, and the faulty fields are marked with the render after it.
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
