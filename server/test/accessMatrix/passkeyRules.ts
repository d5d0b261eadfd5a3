import { PASSWORD } from './people.ts';
import { everybody, gets, rule, type Cell, type Cells, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const password = { body: { Password: PASSWORD } };
const another = { body: { Password: 'wrong' } };
const invented = { id: 'aW52ZW50ZWQ', rawId: 'aW52ZW50ZWQ', type: 'public-key' };
const made = { ...invented, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
const used = { ...invented, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };

/** Of calls before the sign-in. @param disabled the cell of those whose ticket is no longer good */
const anybody = (cell: Cell, disabled = cell): Cells => ({
  ...everybody(cell),
  nobody: cell,
  disabled,
  expired: cell,
  pretender: cell,
});

/** Nobody in this world has a passkey. */
export const passkeyRules: readonly Rule[] = [
  rule('passkeys', '', {}, (passkeys) => passkeys, everybody(gets([]))),
  rule('passkeyBegin', 'with one’s password', password, ({ rp }) => rp.id, everybody(gets('localhost'))),
  rule('passkeyBegin', 'with another password', another, () => 'never', everybody(422)),
  rule('passkeyAdd', 'that is invented', { body: { Credential: made } }, () => 'never', everybody(422)),
  rule(
    'passkeyRename',
    'of nobody',
    { params: { id: 99 }, body: { Name: 'Mine' } },
    () => 'never',
    everybody(404),
  ),
  rule('passkeyRemove', 'of nobody', { params: { id: 99 }, ...password }, () => 'never', everybody(404)),
  rule(
    'passkeyRemove',
    'with another password',
    { params: { id: 99 }, ...another },
    () => 'never',
    everybody(422),
  ),
  rule('passkeyOptions', '', { body: {} }, ({ rpId }) => rpId, anybody(gets('localhost'))),
  rule(
    'passkeyOptions',
    'with a ticket of the person’s',
    { body: { Ticket: WORLD.stepTicket } },
    ({ allowCredentials }) => allowCredentials,
    anybody(gets([]), 422),
  ),
  rule('passkeySignIn', 'that is invented', { body: { Credential: used } }, () => 'never', anybody(422)),
  rule(
    'passkeySecondStep',
    'that is invented',
    { body: { Ticket: WORLD.stepTicket, Credential: used } },
    () => 'never',
    anybody(422),
  ),
  rule(
    'passkeyStepBegin',
    'with a ticket of the person’s',
    { body: { Ticket: WORLD.stepTicket } },
    ({ rp }) => rp.id,
    anybody(gets('localhost'), 422),
  ),
  rule(
    'passkeyStepAdd',
    'that is invented',
    { body: { Ticket: WORLD.stepTicket, Credential: made } },
    () => 'never',
    anybody(422),
  ),
];
