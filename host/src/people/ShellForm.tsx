import type { ShellSettings, ShellSettingsAnswer } from '@galley/server/account/shell/contract';
import { LINK_LABELS, LINK_NAMES } from '@galley/server/account/rules/shellRules';
import { FormField, RecordDialog, TextAreaField, useRecordForm } from '@galley/shared/form';
import { notify, TextField } from '@galley/shared/ui';
import { useState } from 'react';
import {
  differences,
  faultsOf,
  fieldOf,
  initialValues,
  shellChange,
  type ShellValues,
} from './shellValues.ts';

const DIALOG = {};
/** A page keeps the settings that it was loaded with. */
const SAVED = 'Saved. Reload the page to see the changes in the header and footer.';

/** Phone and links of header and footer (PEOP-12). */
export function ShellForm({ settings, onClose }: { settings: ShellSettings; onClose: () => void }) {
  const [initial] = useState(() => initialValues(settings));
  const state = useRecordForm<ShellValues, ShellSettingsAnswer>({
    noun: 'form',
    draftKey: 'shell',
    dialog: DIALOG,
    initial,
    faultsOf,
    fieldOf,
    changeOf: shellChange,
    failure: 'Failed to update links and phone',
    onSaved: () => notify.success(SAVED),
    latestValuesOf: (current) => initialValues(current as ShellSettings),
    onClose,
  });
  const { control } = state.form;
  return (
    <RecordDialog title="Links and Phone" state={state} differencesOf={differences}>
      <div className="form-grid">
        <FormField control={control} name="phone">
          {(field) => <TextField label="Phone" inputMode="tel" maxLength={50} {...field} />}
        </FormField>
        {LINK_NAMES.map((name) => (
          <FormField key={name} control={control} name={`links.${name}`}>
            {(field) => (
              <TextField
                label={LINK_LABELS[name]}
                inputMode="url"
                spellCheck={false}
                maxLength={2000}
                placeholder="Not shown"
                {...field}
              />
            )}
          </FormField>
        ))}
      </div>
      <FormField control={control} name="social">
        {(field) => (
          <TextAreaField
            label="Social Links"
            hint="One per line: a label, a space and the URL."
            rows={3}
            {...field}
          />
        )}
      </FormField>
    </RecordDialog>
  );
}
