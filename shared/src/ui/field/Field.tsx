import { useId, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

/** ARIA attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Shown under the control, and read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, hint and error. */
export function Field({ label, error, hint, required = false, children }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame error={error} hint={hint}>
      {(describedBy) => (
        <>
          <label className="field-label" htmlFor={id}>
            {label}
          </label>
          {children({
            id,
            'aria-describedby': describedBy,
            'aria-invalid': error === undefined ? undefined : true,
            'aria-required': required || undefined,
          })}
        </>
      )}
    </FieldFrame>
  );
}
