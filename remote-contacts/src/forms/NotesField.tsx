import { withTimeStamp } from './timeStamp.ts';
import { withMention } from '@galley/shared/domain/mentions';
import { FormField, MentionField, type UseFormReturn } from '@galley/shared/form';
import { appConfig } from '@galley/shared/store';
import { Button, Icon } from '@galley/shared/ui';
import { useEffect, useRef } from 'react';
import type { ContactValues } from '../changes/contactValues.ts';

/** CONF-04. */
const FOCUS_AFTER_MS = 50;

/** The notes, and a button that prepends the time (CONF-04). */
export function NotesField({
  form: { control, getValues, setValue },
}: {
  form: UseFormReturn<ContactValues>;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stamp = () => {
    const { text, caret } = withTimeStamp(getValues('notes'), new Date(), appConfig().timeZone);
    setValue('notes', text, { shouldDirty: true });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    }, FOCUS_AFTER_MS);
  };
  return (
    <div className="contact-notes">
      <FormField control={control} name="notes">
        {({ value, onChange, error }) => (
          <MentionField
            area={area}
            label="Internal notes"
            value={value}
            rows={5}
            maxLength={20_000}
            error={error}
            onChange={(text, mentioned) => {
              onChange(text);
              if (mentioned !== undefined)
                setValue('mentioned', withMention(getValues('mentioned'), mentioned));
            }}
          />
        )}
      </FormField>
      <Button onClick={stamp}>
        <Icon name="clock" /> Time Stamp
      </Button>
    </div>
  );
}
