import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { beginsMention, mentionedAt, insertAtCaret } from '../domain/mentions.ts';
import { employeeUid, trendGroupsQuery } from '../http/lookups.ts';
import { PickerPopover } from '../ui/picker/PickerPopover.tsx';
import { searchLabels } from '../ui/picker/searchLabels.ts';
import './mention.scss';
import { TextAreaField } from './TextAreaField.tsx';

interface Props {
  label: string;
  value: string;
  /** @param mentioned the id of the colleague whose name was just written */
  onChange: (value: string, mentioned?: number) => void;
  error?: string | undefined;
  rows?: number;
  maxLength?: number;
  area?: RefObject<HTMLTextAreaElement | null>;
}

interface Written {
  text: string;
  caret: number;
}

const NOBODY: never[] = [];

/** The end of a form can be below the visible part of its dialog. */
const show = (list: HTMLDivElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** The people that the user can mention: everybody else, because everybody can read activities and contacts (VIS-01). */
function useColleagues() {
  // The form has already loaded them. Suspending while they reload would make the form start over.
  const { data, isError } = useQuery({ ...trendGroupsQuery(), enabled: false });
  const me = employeeUid().toLowerCase();
  const options = useMemo(
    () =>
      data?.Employees.filter((one) => one.data.toLowerCase() !== me).map(({ Email, ...one }) =>
        // Distinguishes two people with the same name.
        Email === undefined ? one : { ...one, detail: Email },
      ) ?? NOBODY,
    [data, me],
  );
  return { options, isLoading: false, isFailed: isError };
}

/** Notes in which '@' offers colleagues to notify (INBOX-30). A typed name that isn't chosen stays plain text. */
export function MentionField({ value, onChange, area, ...field }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  const ref = area ?? own;
  const id = useId();
  const { options, ...state } = useColleagues();
  // The position after the '@' that opened the list.
  const [place, setPlace] = useState<number>();
  const typed = useRef('');
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    ref.current?.focus();
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const write = (text: string) => {
    const at = ref.current?.selectionEnd ?? text.length;
    if (text.length === value.length + 1 && beginsMention(text, at)) {
      typed.current = '';
      setPlace(at);
    }
    onChange(text);
  };
  const goOn = (written: Written, mentioned?: number) => {
    setPlace(undefined);
    if (written.text !== value) onChange(written.text, mentioned);
  };
  const insertAsText = (at: number) => {
    const written = insertAtCaret(value, at, typed.current);
    caret.current = written.caret;
    goOn(written);
  };
  const search = (term: string, at: number) => {
    typed.current = term;
    // This '@' mentions nobody.
    if (term.endsWith(' ') && (term === ' ' || searchLabels(options, term).length === 0)) insertAsText(at);
  };
  return (
    <div className="mention-field">
      <TextAreaField
        {...field}
        ref={ref}
        hint="Type @ to mention a colleague."
        value={value}
        onChange={write}
      />
      {place !== undefined && (
        <div ref={show}>
          <PickerPopover
            id={id}
            label="Colleagues"
            options={options}
            {...state}
            isMulti={false}
            chosen={NOBODY}
            create={undefined}
            prompt={undefined}
            isSearchable
            openedBy={NOBODY}
            minSearch={0}
            search={searchLabels}
            initialSearch=""
            onSearchChange={(term) => search(term, place)}
            onChoose={([one]) => {
              if (one === undefined) return;
              const written = mentionedAt(value, place, one.label);
              caret.current = written.caret;
              goOn(written, one.value);
            }}
            onClose={(reason) => {
              if (reason === 'left') goOn(insertAtCaret(value, place, typed.current));
              else insertAsText(place);
            }}
          />
        </div>
      )}
    </div>
  );
}
