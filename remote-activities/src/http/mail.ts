import type { MailPage, MailText } from '@galley/server/mailbox/contract';
import { responseOf, queryOptions, request } from '@galley/shared/http';

const FRESH_MS = 30_000;

/** Call 350: the last messages with a contact. */
export const contactMailQuery = (contact: number) =>
  queryOptions({
    queryKey: ['mail', 'contact', contact],
    meta: { live: ['activities', 'inbox', 'contacts'] },
    staleTime: FRESH_MS,
    queryFn: responseOf<MailPage>({ path: `/v1/mail?company=0&contact=${contact}&before=0` }),
  });

/** Call 351: the full text of a message. */
export const readWholeMessage = async (id: number): Promise<string> => {
  const { Text, Folded } = await request<MailText>({ method: 'GET', path: `/v1/mail/${id}` });
  return Text + Folded;
};
