import type { FastifyReply } from 'fastify';
import { displayDate } from '@galley/shared/domain/displayDate';
import type { Day } from '@galley/shared/domain/calendar';
import { formatUsd } from '@galley/shared/domain/money';
import { ORDER_STATUSES } from '../rules/orderStatus.ts';
import { proofLinks } from '../rules/proofLinks.ts';
import { COMMENT_LENGTH, type ProofAnswer } from '../rules/share.ts';
import { trackingLinks } from '../rules/trackingLinks.ts';
import { CUSTOMER_PAGE_STYLE } from '../../http/customerPageStyle.ts';
import { html, NOTHING, type Html } from '../../http/html.ts';
import { sendSmallPage, smallPage, sourceOf } from '../../http/smallPage.ts';
import { dateLabels } from '../toOrderLine.ts';
import type { GivenAnswer, OpenShare, SharedLine } from './openShare.ts';

/** The data of a page. */
export interface Shown {
  share: OpenShare;
  line: SharedLine;
  given: GivenAnswer | undefined;
  today: Day;
  publicUrl: string;
  /** The last refusal, and what had been entered. */
  refused?: { reason: string; isComment: boolean; answer: ProofAnswer; comment: string };
}

const fact = (name: string, value: Html | string): Html =>
  value === ''
    ? NOTHING
    : html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`;

/** The page's labels are in sentence case: 'Est. ship'. */
const sentenceCase = (label: string): string => label.slice(0, 1) + label.slice(1).toLowerCase();

function dateFacts(
  { status, order_date, ship_date, delivery_date, post_date }: SharedLine,
  today: Day,
): Html[] {
  if (order_date === undefined) return [];
  // Whether the line has shipped or arrived is part of the status, which the link may not show.
  const labels =
    status === undefined
      ? { ship: 'Ship date', delivery: 'Delivery date' }
      : dateLabels(ORDER_STATUSES[status] ?? '', today, ship_date ?? null, delivery_date ?? null);
  return [
    fact('Ordered', displayDate(order_date)),
    fact(sentenceCase(labels.ship), displayDate(ship_date)),
    fact(sentenceCase(labels.delivery), displayDate(delivery_date)),
    fact('Post date', displayDate(post_date)),
  ];
}

function trackingFacts({ ship_method = '', tracking_url }: SharedLine): Html[] {
  if (tracking_url === undefined) return [];
  const shipments = trackingLinks(tracking_url).map(({ label, href }) =>
    href === undefined
      ? html`<li>${label}</li>`
      : html`<li><a href="${href}" rel="noopener noreferrer">${label}</a></li>`,
  );
  return [
    fact('Ship method', ship_method),
    fact(
      'Tracking',
      shipments.length === 0
        ? 'Not available yet'
        : html`<ul>
            ${shipments}
          </ul>`,
    ),
  ];
}

const choice = (value: ProofAnswer, label: string, chosen: ProofAnswer | undefined): Html =>
  html`<label>
    <input type="radio" name="Answer" value="${value}" required ${value === chosen ? 'checked' : ''} />
    ${label}
  </label>`;

function answerForm({ line, refused }: Shown): Html {
  const isWrong = refused?.isComment === true;
  return html`<form method="post">
    <input type="hidden" name="Proof" value="${line.proofVersion ?? ''}" />
    <fieldset>
      <legend>Your response</legend>
      ${choice('approved', 'I approve this proof', refused?.answer)}
      ${choice('change', 'Please change it', refused?.answer)}
    </fieldset>
    <label for="comment">Comment <span id="hint">(required if you request changes)</span></label>
    <textarea
      id="comment"
      name="Comment"
      rows="5"
      maxlength="${COMMENT_LENGTH}"
      aria-describedby="${isWrong ? 'refused ' : ''}hint"
      aria-invalid="${isWrong ? 'true' : 'false'}"
      ${isWrong ? 'autofocus' : ''}
    >
${refused?.comment ?? ''}</textarea>
    <button>Send response</button>
  </form>`;
}

const answerNote = ({ answer, comment, day }: GivenAnswer): Html =>
  html`<p role="status" class="given">
      ${answer === 'approved' ? 'This proof was approved' : 'Changes to this proof were requested'} on
      ${displayDate(day)}.
    </p>
    ${
      comment === null || comment === ''
        ? NOTHING
        : html`<p class="comment-of">Your comment:</p>
            <p class="comment">${comment}</p>`
    }`;

function proofPart(shown: Shown): Html {
  const { share, line, given, publicUrl } = shown;
  if (line.proof_link === undefined) return NOTHING;
  const proof = proofLinks(line.proof_link, publicUrl);
  return html`<section aria-labelledby="proof">
    <h2 id="proof">Proof</h2>
    ${
      proof === undefined
        ? html`<p>There is no preview yet.</p>`
        : html`<a class="preview" href="${proof.pdf}" rel="noopener noreferrer"
              ><img src="${proof.image}" alt="Proof of order ${share.line}" referrerpolicy="no-referrer"
            /></a>
            <p><a href="${proof.pdf}" rel="noopener noreferrer">Open the proof as a PDF</a></p>`
    }
    ${given === undefined ? NOTHING : answerNote(given)}
    ${given === undefined && line.isWaiting === true && proof !== undefined ? answerForm(shown) : NOTHING}
  </section>`;
}

/** The page of a link (SHAR-03, SHAR-05). */
export function sharePage(shown: Shown): string {
  const { share, line, today, refused } = shown;
  const facts = [
    fact('Status', line.status === undefined ? '' : (ORDER_STATUSES[line.status] ?? '')),
    ...dateFacts(line, today),
    ...trackingFacts(line),
    fact('Price', line.cost === undefined ? '' : formatUsd(line.cost)),
  ].filter((one) => one !== NOTHING);
  return smallPage(
    `${refused === undefined ? '' : 'Not sent: '}Order ${share.line}`,
    CUSTOMER_PAGE_STYLE,
    html`<h1>Order ${share.line}</h1>
      <p class="product">${share.product}</p>
      ${refused === undefined ? NOTHING : html`<p role="alert" id="refused">${refused.reason}</p>`}
      ${facts.length === 0 ? NOTHING : html`<dl>${facts}</dl>`} ${proofPart(shown)}
      <p class="foot">Shared by ${share.maker}. This link works until ${displayDate(share.until)}.</p>`,
  );
}

const NO_LINK = smallPage(
  'This link doesn’t work',
  CUSTOMER_PAGE_STYLE,
  html`<h1>This link doesn’t work</h1>
    <p>It may have expired or been revoked. Ask the person who sent it for a new one.</p>`,
);

/** The page for a request that's refused as a whole. */
export const refusalPage = (status: number, reason: string): string =>
  status === 404
    ? NO_LINK
    : smallPage(
        'Please try again',
        CUSTOMER_PAGE_STYLE,
        html`<h1>Please try again</h1>
          <p role="alert">${reason}</p>`,
      );

/** @param proofOrigins origins of proof pictures besides this server */
export const sendSharePage = (
  reply: FastifyReply,
  status: number,
  text: string,
  proofOrigins: readonly string[],
): FastifyReply =>
  sendSmallPage(reply, status, {
    policy: [`style-src ${sourceOf(CUSTOMER_PAGE_STYLE)}`, "form-action 'self'"],
    images: ["'self'", ...proofOrigins],
    text,
  });
