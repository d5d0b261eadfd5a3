import type { FastifyReply } from 'fastify';
import { formatCount } from '@galley/shared/domain/count';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import { html, NOTHING, type Html } from '../../http/html.ts';
import { sendSmallPage, smallPage, sourceOf } from '../../http/smallPage.ts';
import type { QuoteContent, QuoteLine } from '../contract.ts';
import { discountText, lineText } from '../document/lineTexts.ts';
import { ANSWER_LENGTH, NAME_LENGTH, type QuoteAnswer } from '../rules/answerRules.ts';
import type { GivenAnswer } from './answerQuote.ts';
import type { LinkSaid, OpenLink } from './openLink.ts';
import { QUOTE_STYLE } from './quoteStyle.ts';

/** The data of a page. */
export interface Shown {
  link: OpenLink;
  said: LinkSaid;
  /** The address of its PDF. */
  pdf: string;
  /** The last refusal, and what had been entered. */
  refused?: { reason: string; fields: readonly string[]; given: GivenAnswer };
}

const usd = (cents: number): string => formatUsd(cents / 100);

const lineRow = (line: QuoteLine): Html =>
  html`<tr>
    <th scope="row">
      ${line.Product} ${lineText(line) === '' ? NOTHING : html`<small>${lineText(line)}</small>`}
    </th>
    <td class="count">${formatCount(line.Qty)}</td>
    <td class="money">
      ${usd(line.UnitCents)}
      ${discountText(line) === '' ? NOTHING : html`<small>${discountText(line)}</small>`}
    </td>
    <td class="money">${usd(line.TotalCents)}</td>
  </tr>`;

const sum = (label: string, text: string): Html =>
  html`<tr>
    <th scope="row" colspan="3">${label}</th>
    <td class="money">${text}</td>
  </tr>`;

const linesTable = (content: QuoteContent): Html =>
  html`<div class="lines" role="region" aria-label="Items" tabindex="0">
    <table>
      <caption>
        Items
      </caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" class="count">Quantity</th>
          <th scope="col" class="money">Each</th>
          <th scope="col" class="money">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${content.Lines.map(lineRow)}
      </tbody>
      <tfoot>
        ${
          content.DiscountCents > 0 || content.ShippingCents > 0
            ? sum('Subtotal', usd(content.SubtotalCents))
            : NOTHING
        }
        ${content.DiscountCents > 0 ? sum('Discount', `-${usd(content.DiscountCents)}`) : NOTHING}
        ${content.ShippingCents > 0 ? sum('Shipping', usd(content.ShippingCents)) : NOTHING}
        ${sum('Total', usd(content.TotalCents))}
      </tfoot>
    </table>
  </div>`;

const textPart = (heading: string, text: string): Html =>
  text === ''
    ? NOTHING
    : html`<section>
        <h2>${heading}</h2>
        <p class="text">${text}</p>
      </section>`;

const changesPart = ({ version, changes }: OpenLink): Html =>
  version < 2
    ? NOTHING
    : html`<section aria-labelledby="changes">
        <h2 id="changes">What changed in version ${version}</h2>
        <ul class="changes">
          ${changes.length === 0 ? html`<li>Only the date it was sent.</li>` : changes.map((one) => html`<li>${one}</li>`)}
        </ul>
      </section>`;

/** Whether a field of a form was refused. */
function wrongIn({ refused }: Shown, answer: QuoteAnswer, field: string): boolean {
  return refused?.given.answer === answer && refused.fields.includes(field);
}
const keptIn = ({ refused }: Shown, answer: QuoteAnswer): Partial<GivenAnswer> =>
  refused?.given.answer === answer ? refused.given : {};

const hidden = ({ link }: Shown, answer: QuoteAnswer): Html =>
  html`<input type="hidden" name="Answer" value="${answer}" /><input
      type="hidden"
      name="Version"
      value="${link.version}"
    />`;

const textInput = (shown: Shown, field: 'Name' | 'Title', label: string, autocomplete: string): Html => {
  const isWrong = wrongIn(shown, 'accepted', field);
  const kept = keptIn(shown, 'accepted');
  return html`<div>
    <label for="${field}">${label}</label>
    <input
      type="text"
      id="${field}"
      name="${field}"
      required
      maxlength="${NAME_LENGTH}"
      autocomplete="${autocomplete}"
      value="${(field === 'Name' ? kept.name : kept.title) ?? ''}"
      aria-invalid="${isWrong ? 'true' : 'false'}"
      ${isWrong ? 'aria-describedby="refused"' : ''}
    />
  </div>`;
};

const textArea = (shown: Shown, answer: 'declined' | 'comment', label: string): Html => {
  const isWrong = wrongIn(shown, answer, 'Text');
  return html`<label for="${answer}">${label}</label>
    <textarea
      id="${answer}"
      name="Text"
      rows="4"
      required
      maxlength="${ANSWER_LENGTH}"
      aria-invalid="${isWrong ? 'true' : 'false'}"
    >
${keptIn(shown, answer).text ?? ''}</textarea>`;
};

const answerForms = (shown: Shown): Html =>
  html`<section aria-labelledby="answer">
    <h2 id="answer">Your response</h2>
    <form method="post">
      ${hidden(shown, 'accepted')}
      <div class="two">
        ${textInput(shown, 'Name', 'Your name', 'name')}
        ${textInput(shown, 'Title', 'Your title', 'organization-title')}
      </div>
      <button>Accept this quote</button>
    </form>
    <details ${shown.refused?.given.answer === 'declined' ? 'open' : ''}>
      <summary>Decline instead</summary>
      <form method="post">
        ${hidden(shown, 'declined')} ${textArea(shown, 'declined', 'Why are you declining?')}
        <button>Decline this quote</button>
      </form>
    </details>
  </section>`;

const commentsPart = (shown: Shown): Html =>
  html`<section aria-labelledby="comments">
    <h2 id="comments">Comments</h2>
    ${shown.said.comments.map((comment) => html`<p class="comment">${comment}</p>`)}
    <form method="post">
      ${hidden(shown, 'comment')} ${textArea(shown, 'comment', 'Your comment')}
      <button>Send comment</button>
    </form>
  </section>`;

/** Explains the quote's state, if it can't be answered. */
function stateNote({ link, said }: Shown): Html {
  if (link.state === 'draft')
    return html`<p role="status" class="note">
      This quote is being revised. ${link.rep} will send you the new version; this link will show it.
    </p>`;
  if (said.answer !== null && said.day !== null)
    return html`<p role="status" class="${said.answer === 'declined' ? 'note' : 'given'}">
        This quote was
        ${said.answer}${
          said.name === null || said.name === '' ? '' : ` by ${said.name}, ${said.title ?? ''},`
        }
        on ${displayDate(said.day)}.
      </p>
      ${
        said.reason === null || said.reason === ''
          ? NOTHING
          : html`<p>Reason:</p>
              <p class="comment">${said.reason}</p>`
      }`;
  if (link.state === 'expired')
    return html`<p role="status" class="note">
      This quote was valid until ${displayDate(link.validUntil)}. Ask ${link.rep} for a new one.
    </p>`;
  if (link.state === 'won')
    return html`<p role="status" class="given">This quote was ordered. Thank you.</p>`;
  return NOTHING;
}

/** The page of a link (QUOT-15, QUOT-16). */
export function quotePage(shown: Shown): string {
  const { link, refused, pdf, said } = shown;
  const { content } = link;
  const isOpen = link.state === 'sent' && said.answer === null;
  return smallPage(
    `${refused === undefined ? '' : 'Not sent: '}Quote ${link.number}`,
    QUOTE_STYLE,
    html`<h1>Quote ${link.number}</h1>
      <p class="product">
        For ${[content.ContactName, content.CompanyName].filter((part) => part !== '').join(', ')}
      </p>
      ${refused === undefined ? NOTHING : html`<p role="alert" id="refused">${refused.reason}</p>`}
      ${stateNote(shown)}
      <dl>
        <div>
          <dt>From</dt>
          <dd>${link.rep}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>${displayDate(link.sentOn)}${link.version > 1 ? `, version ${link.version}` : ''}</dd>
        </div>
        <div>
          <dt>Valid until</dt>
          <dd>${displayDate(link.validUntil)}</dd>
        </div>
        ${
          content.Address.length === 0
            ? NOTHING
            : html`<div>
                <dt>Ship to</dt>
                <dd class="text">${content.Address.join('\n')}</dd>
              </div>`
        }
      </dl>
      ${changesPart(link)} ${linesTable(content)} ${textPart('Notes', content.Notes)}
      ${textPart('Terms', content.Terms)}
      <p><a href="${pdf}" rel="noopener noreferrer">Open the quote as a PDF</a></p>
      ${isOpen ? answerForms(shown) : NOTHING} ${commentsPart(shown)}
      <p class="foot">Shared by ${link.maker}. This link works until ${displayDate(link.until)}.</p>`,
  );
}

const NO_LINK = smallPage(
  'This link doesn’t work',
  QUOTE_STYLE,
  html`<h1>This link doesn’t work</h1>
    <p>It may have expired or been revoked. Ask the person who sent it for a new one.</p>`,
);

/** The page for a request that's refused as a whole. */
export const refusalPage = (status: number, reason: string): string =>
  status === 404
    ? NO_LINK
    : smallPage(
        'Please try again',
        QUOTE_STYLE,
        html`<h1>Please try again</h1>
          <p role="alert">${reason}</p>`,
      );

export const sendQuotePage = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  sendSmallPage(reply, status, {
    policy: [`style-src ${sourceOf(QUOTE_STYLE)}`, "form-action 'self'"],
    text,
  });
