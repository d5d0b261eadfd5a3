import type { SetupState } from '@galley/server/operations/setup/contract';
import { Icon } from '@galley/shared/ui';
import { Link } from 'react-router-dom';
import { textOf } from './steps.ts';

/** The setup steps, each with its link and its state (FIRST-05). */
export const StepList = ({ steps }: Pick<SetupState, 'steps'>) => (
  <ul className="setup-steps">
    {steps.map((step) => {
      const { label, path, note } = textOf(step);
      return (
        <li key={step.name} data-done={step.done}>
          <span className="setup-state">
            <Icon name={step.done ? 'check' : 'minus'} />
            <span>{step.done ? 'Done' : 'To Do'}</span>
          </span>
          <Link to={path}>{label}</Link>
          <span className="setup-note">{note}</span>
        </li>
      );
    })}
  </ul>
);
