import type { ProposedForm } from '../../http/change.ts';
import { galley, type ActivityDraft } from '../../store/index.ts';
import { notify } from './notify.ts';

const memberOf = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];

/** Offers the form that a late answer proposes: it must not open over what the person does by now. */
export function offerForm({ kind, draftIn, text, label }: ProposedForm, answer: unknown): void {
  const draft = draftIn.reduce(memberOf, answer) as ActivityDraft | null | undefined;
  if (draft) notify.offer(text, { label, run: () => galley.getState().openDialog({ kind, draft }) });
}
