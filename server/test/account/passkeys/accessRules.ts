import { PASSWORD } from '../../accessMatrix/people.ts';
import { anybody, everybody, gets, rule, type Rule } from '../../accessMatrix/rule.ts';
import { WORLD } from '../../accessMatrix/world.ts';

const password = { body: { Password: PASSWORD } };
const another = { body: { Password: 'wrong' } };
const invented = { id: 'aW52ZW50ZWQ', rawId: 'aW52ZW50ZWQ', type: 'public-key' };
const made = { ...invented, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const used = { ...invented, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };

/** Nobody in this world has a passkey. */
export const passkeyRules: readonly Rule[] = [
  rule('passkeys', {}, everybody(gets([]))),
  rule('passkeyBegin with one’s password', password, everybody(gets('localhost')), ({ rp }) => rp.id),
  rule('passkeyBegin with another password', another, everybody(422)),
  rule('passkeyAdd that is invented', { body: { Credential: made } }, everybody(422)),
  rule('passkeyRename of nobody', { params: { id: 99 }, body: { Name: 'Mine' } }, everybody(404)),
  rule('passkeyRemove of nobody', { params: { id: 99 }, ...password }, everybody(404)),
  rule('passkeyRemove with another password', { params: { id: 99 }, ...another }, everybody(422)),
  rule('passkeyOptions', { body: {} }, anybody(gets('localhost')), ({ rpId }) => rpId),
  rule(
    'passkeyOptions with a ticket of the person’s',
    { body: { Ticket: WORLD.stepTicket } },
    anybody(gets([]), 422),
    ({ allowCredentials }) => allowCredentials,
  ),
  rule('passkeySignIn that is invented', { body: { Credential: used } }, anybody(422)),
  rule(
    'passkeySecondStep that is invented',
    { body: { Ticket: WORLD.stepTicket, Credential: used } },
    anybody(422),
  ),
  rule(
    'passkeyStepBegin with a ticket of the person’s',
    { body: { Ticket: WORLD.stepTicket } },
    anybody(gets('localhost'), 422),
    ({ rp }) => rp.id,
  ),
  rule(
    'passkeyStepAdd that is invented',
    { body: { Ticket: WORLD.stepTicket, Credential: made } },
    anybody(422),
  ),
];
