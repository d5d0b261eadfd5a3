import type { MailTemplate } from '@galley/server/mailbox/contract';
import { TEMPLATE_FIELDS, TEMPLATE_LENGTHS } from '@galley/server/mailbox/rules/templates';
import { CheckField, FormDialog, TextAreaField } from '@galley/shared/form';
import { ApiError } from '@galley/shared/http';
import { Button, notify, TextField } from '@galley/shared/ui';
import { useState } from 'react';
import { removeTemplate, saveTemplate } from '../http/mail.ts';

interface Props {
  /** Undefined for a new template. */
  template: MailTemplate | undefined;
  onDone: (id: number) => void;
}

const NEW = { ID: 0, Name: '', Subject: '', Body: '', IsShared: false };

/** The server's errors by field; without fields, its message under `all`. */
function faultsIn(error: unknown): Partial<Record<string, string>> {
  const { errors = [], detail } = (error instanceof ApiError ? error.problem : undefined) ?? {};
  if (errors.length === 0) return { all: detail ?? 'The server isn’t responding. Try again.' };
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** What has to be filled in before a template is sent. */
const missingIn = ({ Name, Body }: typeof NEW): Partial<Record<string, string>> => ({
  ...(Name.trim() === '' ? { Name: 'Template Name is required.' } : {}),
  ...(Body.trim() === '' ? { Body: 'Template Text is required.' } : {}),
});

/** Adds, changes or deletes a template, personal or for the team (MAIL-20). */
export function TemplateForm({ template, onDone }: Props) {
  const [values, setValues] = useState(template ?? NEW);
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isDirty = (['Name', 'Subject', 'Body', 'IsShared'] as const).some(
    (field) => values[field] !== (template ?? NEW)[field],
  );
  const set = (change: Partial<typeof NEW>) => setValues({ ...values, ...change });
  const fail = (found: Partial<Record<string, string>>) => {
    setFaults(found);
    setAttempts((before) => before + 1);
  };
  async function send(work: () => Promise<void>) {
    setBusy(true);
    setFaults({});
    await work().catch((error: unknown) => fail(faultsIn(error)));
    setBusy(false);
  }
  function save() {
    if (isBusy) return;
    const missing = missingIn(values);
    if (Object.keys(missing).length > 0) return fail(missing);
    void send(async () => {
      const { Name, Subject, Body, IsShared } = values;
      const saved = await saveTemplate({
        ID: values.ID,
        Name,
        Subject,
        Body,
        IsShared,
        ...(template === undefined ? {} : { Version: template.Version }),
      });
      notify.success(`Template ${saved.Name} saved`);
      onDone(saved.ID);
    });
  }
  const remove = () =>
    send(async () => {
      await removeTemplate(values.ID);
      notify.success('Template deleted');
      onDone(0);
    });
  return (
    <FormDialog
      title={template === undefined ? 'New Template' : 'Edit Template'}
      size="medium"
      isDirty={isDirty}
      attempts={attempts}
      alert={faults.all}
      closeText="Cancel"
      footer={
        <>
          {template !== undefined && (
            <Button disabled={isBusy} onClick={() => void remove()}>
              Delete Template
            </Button>
          )}
          <Button look="primary" disabled={isBusy} onClick={save}>
            Save Template
          </Button>
        </>
      }
      onSave={save}
      onClose={() => onDone(template?.ID ?? 0)}
    >
      <TextField
        label="Template Name"
        required
        maxLength={TEMPLATE_LENGTHS.name}
        value={values.Name}
        error={faults.Name}
        onChange={(Name) => set({ Name })}
      />
      <TextField
        label="Template Subject"
        maxLength={TEMPLATE_LENGTHS.subject}
        value={values.Subject}
        error={faults.Subject}
        onChange={(Subject) => set({ Subject })}
      />
      <TextAreaField
        label="Template Text"
        rows={8}
        maxLength={TEMPLATE_LENGTHS.body}
        value={values.Body}
        error={faults.Body}
        hint={`Type any of these fields to have it filled in: ${TEMPLATE_FIELDS.map((field) => `{${field}}`).join(' ')}`}
        onChange={(Body) => set({ Body })}
      />
      <CheckField
        label="Share with my team"
        checked={values.IsShared}
        onChange={(IsShared) => set({ IsShared })}
      />
    </FormDialog>
  );
}
