import type {
  MailDraft,
  MailDraftRequest,
  MailTemplate,
  MailTemplateRequest,
} from '@galley/server/mailbox/contract';
import { responseOf, newKey, queryClient, queryOptions, request } from '@galley/shared/http';

const TEMPLATES = ['mailTemplates'] as const;

/** Call 355. */
export const templatesQuery = () =>
  queryOptions({ queryKey: TEMPLATES, queryFn: responseOf<MailTemplate[]>({ path: '/v1/mailtemplates' }) });

/** Call 358: a draft for the user's own mail program. The previous draft stays until the next one has loaded. */
export const draftQuery = (requested: MailDraftRequest) =>
  queryOptions({
    queryKey: ['mailDraft', requested],
    meta: { live: ['contacts', 'orders'] },
    placeholderData: (shown: MailDraft | undefined) => shown,
    queryFn: responseOf<MailDraft>({ method: 'POST', path: '/v1/maildrafts', body: requested }),
  });

const refreshTemplates = () =>
  Promise.all([TEMPLATES, ['mailDraft']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Call 356. */
export async function saveTemplate(body: MailTemplateRequest): Promise<MailTemplate> {
  const saved = await request<MailTemplate>({
    method: 'POST',
    path: '/v1/mailtemplates',
    body,
    key: newKey(),
  });
  await refreshTemplates();
  return saved;
}

/** Call 357. */
export async function removeTemplate(id: number): Promise<void> {
  await request({ method: 'DELETE', path: `/v1/mailtemplates/${id}`, key: newKey() });
  await refreshTemplates();
}
