import type { MailDraft } from '@galley/server/mailbox/contract';
import { mailLink } from '@galley/server/mailbox/rules/templates';
import { CheckField, SelectField } from '@galley/shared/form';
import { ApiError, useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { Button, Modal, TextField } from '@galley/shared/ui';
import { useState } from 'react';
import { draftQuery, templatesQuery } from '../http/mail.ts';
import { TemplateForm } from './TemplateForm.tsx';
import './writing.scss';

const EMPTY_FIELD = /(\[[a-z ]+\])/;

/** A text with marks where the record has no value. */
const Marked = ({ text, empty }: { text: string; empty: readonly string[] }) =>
  text.split(EMPTY_FIELD).map((part, at) =>
    empty.some((field) => part === `[${field}]`) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never move
      <mark key={at}>{part}</mark>
    ) : (
      part
    ),
  );

const Preview = ({ draft }: { draft: MailDraft }) => (
  <section className="mail-preview" aria-label="Preview">
    <dl>
      <dt>To</dt>
      <dd>{draft.To}</dd>
      {draft.Bcc !== '' && (
        <>
          <dt>Bcc</dt>
          <dd>{draft.Bcc}</dd>
        </>
      )}
      {draft.Subject !== '' && (
        <>
          <dt>Subject</dt>
          <dd>
            <Marked text={draft.Subject} empty={draft.Empty} />
          </dd>
        </>
      )}
    </dl>
    {draft.Body !== '' && (
      <p>
        <Marked text={draft.Body} empty={draft.Empty} />
      </p>
    )}
    {draft.Empty.length > 0 && (
      <p role="status" className="mail-empty">
        Not in the record: {draft.Empty.join(', ')}. Fill in the brackets yourself.
      </p>
    )}
  </section>
);

const reasonOf = (error: unknown) =>
  (error instanceof ApiError ? error.problem?.detail : undefined) ??
  'The message could not be prepared. Try again.';

/** Starts a message to a contact in the user's own mail program, with a copy to the mailbox (MAIL-19, MAIL-20). */
export function WriteMail({ dialog, onClose }: DialogProps<'contacts/write'>) {
  const [template, setTemplate] = useState(0);
  const [line, setLine] = useState(dialog.line ?? '');
  const [isTagged, setTagged] = useState(false);
  /** The template in the form; 0: a new one; undefined: none. */
  const [edited, setEdited] = useState<number>();
  const { data: templates = [], isLoadingError } = useQuery(templatesQuery());
  const requested = {
    ContactID: dialog.contact,
    TemplateID: template,
    OrderIDLineNum: line.trim(),
    ...(dialog.company === undefined ? {} : { CompanyID: dialog.company }),
    IsTagged: isTagged,
  };
  const { data: draft, error } = useQuery(draftQuery(requested));
  const hasNoAddress = draft?.To === '';
  const chosen = templates.find(({ ID }) => ID === template);
  const options = templates.map(({ ID, Name, IsOwn, Owner }) => ({
    value: ID,
    label: IsOwn ? Name : `${Name} (${Owner})`,
  }));
  if (edited !== undefined)
    return (
      <TemplateForm
        key={edited}
        template={templates.find(({ ID }) => ID === edited)}
        onDone={(id) => {
          setTemplate(id);
          setEdited(undefined);
        }}
      />
    );
  return (
    <Modal
      title="Write Email"
      subtitle={dialog.person}
      size="medium"
      onClose={onClose}
      footer={
        draft !== undefined &&
        !hasNoAddress && (
          <a className="btn btn-primary" href={mailLink(draft)} onClick={onClose}>
            Open in Email Program
          </a>
        )
      }
    >
      <div className="mail-choices">
        <SelectField
          label="Template"
          value={template}
          options={options}
          empty="None"
          isFailed={isLoadingError}
          onChange={(value) => setTemplate(Number(value))}
        />
        <TextField
          label="Order Line"
          value={line}
          maxLength={40}
          hint={
            line === '' && draft !== undefined && draft.OrderIDLineNum !== ''
              ? `If empty: ${draft.OrderIDLineNum}, the most recent`
              : undefined
          }
          onChange={setLine}
        />
      </div>
      {draft !== undefined && draft.Bcc !== '' && (
        <CheckField
          label="Add a tag to the subject so replies are filed under the customer"
          checked={isTagged}
          onChange={setTagged}
        />
      )}
      <p className="mail-buttons">
        <Button look="link" onClick={() => setEdited(0)}>
          New Template
        </Button>
        {chosen?.IsOwn === true && (
          <Button look="link" onClick={() => setEdited(chosen.ID)}>
            Edit Template
          </Button>
        )}
      </p>
      {error !== null && (
        <p className="form-alert" role="alert">
          {reasonOf(error)}
        </p>
      )}
      {hasNoAddress && (
        <p className="form-alert" role="alert">
          {dialog.person} has no email address. Add one to the contact first.
        </p>
      )}
      {draft !== undefined && <Preview draft={draft} />}
    </Modal>
  );
}
