import { useId, type ReactNode } from 'react';

interface Props {
  /** Shown under the control, and read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** @param describedBy the ids of hint and error; undefined without either */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A control with its hint and its error. */
export function FieldFrame({ error, hint, children }: Props) {
  const id = useId();
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className="field">
      {children(describedBy || undefined)}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
