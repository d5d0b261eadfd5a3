import { use, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { SelectBox } from '../selecting/SelectBox.tsx';
import { CollapseContext, type Collapse } from './collapse.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** The color of the state bar and the mark. The mark's text says what it means. */
export type Tone = 'none' | 'overdue' | 'today' | 'done' | 'good';

/** A state as text with an icon: never by color alone. */
export interface Mark {
  icon: IconName;
  text: string;
}

export interface RecordCardProps {
  /** Unique on the page, and the same for the same record: 'activity-12'. */
  id: string;
  /** The record's own id, if it can be selected. */
  recordId?: number;
  title: string;
  tone?: Tone;
  mark?: Mark;
  /** Content after the title, always shown. */
  badges?: ReactNode;
  /** Content at the right, always shown. */
  actions?: ReactNode;
  /** Shown while the card is expanded. */
  children: ReactNode;
}

/** A record: an article named by its title, which also expands and collapses it. */
export function RecordCard({
  id,
  recordId,
  title,
  tone = 'none',
  mark,
  badges,
  actions,
  children,
}: RecordCardProps) {
  const collapse = use(CollapseContext);
  const kept = useKeptFocus<HTMLElement>();
  const [own, setOwn] = useState<{ isOpen: boolean; since: Collapse }>();
  // Collapse All and Expand All override the state of single cards.
  const isOpen = own?.since === collapse ? own.isOpen : !collapse.isCollapsed;
  return (
    <article className="record-card" data-tone={tone} aria-labelledby={`${id}-title`} {...kept}>
      <header className="record-head">
        {recordId !== undefined && <SelectBox id={recordId} name={title} />}
        <h2 id={`${id}-title`}>
          <button
            type="button"
            className="record-title"
            aria-expanded={isOpen}
            onClick={() => setOwn({ isOpen: !isOpen, since: collapse })}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
            {title}
          </button>
        </h2>
        {mark !== undefined && (
          <span className="record-mark">
            <Icon name={mark.icon} />
            {mark.text}
          </span>
        )}
        {badges}
        {actions !== undefined && <div className="record-actions">{actions}</div>}
      </header>
      {isOpen && <div className="record-body">{children}</div>}
    </article>
  );
}
