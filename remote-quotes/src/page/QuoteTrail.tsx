import { formatDay, todayIn } from '@galley/shared/domain/businessDay';
import { formatCount } from '@galley/shared/domain/count';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { formatUsd } from '@galley/shared/domain/money';
import type { QuoteRecord } from '@galley/server/quotes/contract';
import type { QuoteLink, QuoteSaid } from '@galley/server/quotes/links/contract';
import { appConfig, openDialog } from '@galley/shared/store';
import { Button, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { revokeLink } from '../http/quotes.ts';
import { reasonOf } from '../screen/quoteActions.ts';

/** When a link was created, with the time: there can be several a day. */
const createdAt = ({ CreatedAt }: QuoteLink): string => formatMoment(CreatedAt, appConfig().timeZone);

/** '2026-11-26T17:00:00Z' as a business day. */
export const dayOf = (at: string): string => formatDay(todayIn(appConfig().timeZone, new Date(at)));

const responseText = ({ Kind, Name, Title, Version }: QuoteSaid): string => {
  if (Kind === 'comment') return `Comment on version ${Version}`;
  return Kind === 'accepted'
    ? `Version ${Version} accepted by ${Name} (${Title})`
    : `Version ${Version} declined`;
};

/** The customer's responses, newest first. */
export const CustomerResponses = ({ said }: { said: readonly QuoteSaid[] }) => (
  <section className="quote-panel" aria-labelledby="quote-said">
    <h2 id="quote-said">Customer Responses</h2>
    {said.length === 0 ? (
      <p>No responses yet.</p>
    ) : (
      <ul className="quote-trail">
        {said.map((one) => (
          <li key={`${one.Kind} ${one.At} ${one.Text}`} data-kind={one.Kind}>
            <p>
              <strong>{responseText(one)}</strong>, {dayOf(one.At)}
            </p>
            {one.Text !== '' && <p className="quote-text">{one.Text}</p>}
            {one.ActivityID > 0 && (
              <Button
                look="link"
                onClick={() => openDialog('activities/edit', { draft: { ID: one.ActivityID } })}
              >
                Open Activity
              </Button>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** The sent versions, and what each changed. */
export const Versions = ({ versions }: { versions: QuoteRecord['Versions'] }) => (
  <section className="quote-panel" aria-labelledby="quote-versions">
    <h2 id="quote-versions">Versions</h2>
    {versions.length === 0 ? (
      <p>Not sent yet.</p>
    ) : (
      <ul className="quote-trail">
        {versions.map(({ Version, SentAt, SentBy, TotalCents, Changes }) => (
          <li key={Version}>
            <p>
              <strong>Version {Version}</strong>, {formatUsd(TotalCents / 100)}, sent {dayOf(SentAt)} by{' '}
              {SentBy}
            </p>
            {Changes.length > 0 && (
              <ul>
                {Changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);

function linkText({ State, ExpiresAt }: QuoteLink): string {
  if (State === 'works') return `Link valid until ${dayOf(ExpiresAt)}`;
  if (State === 'expired') return `Expired on ${dayOf(ExpiresAt)}`;
  return State === 'revoked' ? 'Revoked' : 'Inactive: its creator no longer has access to this quote';
}

function openedText({ State, OpenedCount, LastOpenedAt }: QuoteLink): string {
  if (LastOpenedAt === null)
    return State === 'revoked' || State === 'expired' ? 'Never opened' : 'Not opened yet';
  return OpenedCount === 1
    ? `Opened once, on ${dayOf(LastOpenedAt)}`
    : `Opened ${formatCount(OpenedCount)} times, last on ${dayOf(LastOpenedAt)}`;
}

/** Revokes a link after a confirmation: this can't be undone. */
function Revoke({ link }: { link: QuoteLink }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    await revokeLink(link.ID).then(
      () => notify.success('Link revoked'),
      (error: unknown) => notify.failure('The link could not be revoked', reasonOf(error)),
    );
    setBusy(false);
  };
  const which = `the link created ${createdAt(link)}`;
  if (!isAsking)
    return (
      <Button aria-label={`Revoke ${which}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
    );
  return (
    <div className="quote-revoke">
      <Button
        look="primary"
        aria-label={`Revoke Permanently: ${which}`}
        disabled={isBusy}
        // Take over the focus from the Revoke button that this one replaces.
        ref={(button) => button?.focus()}
        onClick={() => void revoke()}
      >
        Revoke Permanently
      </Button>
      <Button onClick={() => setAsking(false)}>Keep</Button>
    </div>
  );
}

/** The customer's links. */
export const Links = ({ links }: { links: readonly QuoteLink[] }) => (
  <section className="quote-panel" aria-labelledby="quote-links">
    <h2 id="quote-links">Links</h2>
    {links.length === 0 ? (
      <p>No links yet.</p>
    ) : (
      <ul className="quote-trail">
        {links.map((link) => (
          <li key={link.ID} data-state={link.State}>
            <p>
              <strong>{linkText(link)}</strong>
            </p>
            <p>
              Created {createdAt(link)} by {link.CreatedBy}. {openedText(link)}.
            </p>
            {(link.State === 'works' || link.State === 'closed') && <Revoke link={link} />}
          </li>
        ))}
      </ul>
    )}
  </section>
);
