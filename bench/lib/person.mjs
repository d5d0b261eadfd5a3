// A person at work: signed in with a browser that renews its session, with a stream of live events, making one call after
// another.
import { openStream } from './openStream.mjs';
import { readCalls, saveCall } from './calls.mjs';
import { labelOf, send } from './requests.mjs';

const READS = 6;
/** How many people connect from one address: the server limits the streams of a network. */
const OF_ONE_ADDRESS = 400;
const post = (call, path, body) => ({ call, what: '', method: 'POST', path, body });
const put = (call, path, body) => ({ call, what: '', method: 'PUT', path, body });
const get = (call, path) => ({ call, what: '', method: 'GET', path });

/**
 * A seeded random generator (mulberry32), the same in each run. @returns a function that returns a whole number below its argument
 */
function chance(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * @param {{ url: string, number: number, employee: { id: number, colleague: number, email: string }, places: object[], count: (label: string, ok: boolean) => void }} options
 */
export function somebody({ url, number, employee, places, count }) {
  const random = chance(number);
  const cached = new Map();
  let [token, cookie, device, stream] = ['', '', '', undefined];

  async function ask(call) {
    const { ok, status, headers, answer } = await send(url, token, call, cached).catch(() => ({
      status: 'no answer',
    }));
    count(ok ? labelOf(call) : `${labelOf(call)}: ${status}`, ok === true);
    return { ok, headers, answer };
  }
  const keep = (call) => ask({ ...call, isKept: true });

  /** Stores a token and its renewal cookie, and reopens the event stream with them. */
  async function begin(call, headers) {
    const { ok, headers: given, answer } = await keep({ ...call, headers: { origin: url, ...headers } });
    if (!ok) return;
    token = answer;
    device = given['x-device'] ?? device;
    [cookie] = given['set-cookie'].find((text) => text.includes('renewal')).split(';');
    stream?.destroy();
    stream = await openStream({ url, token }, `127.0.0.${2 + Math.floor(number / OF_ONE_ADDRESS)}`);
  }
  const session = () => JSON.parse(Buffer.from(token.split('.')[1], 'base64url')).jti;
  const renew = () => begin(post('342 renewal', '/account/renewal', { Session: session() }), { cookie });

  async function saveActivity(place) {
    // Every third activity is for a colleague, who gets a notification.
    const assignee = random(3) === 0 ? employee.colleague : employee.id;
    const change = { ActivityForID: assignee, TypeID: 1 };
    const { ok, answer: added } = await keep(saveCall(place, change));
    if (!ok) return;
    const edited = await keep(
      saveCall(place, { ...change, ID: added.ID, Version: added.Version, Comments: 'Left a message.' }),
    );
    if (!edited.ok) return;
    const done = await keep(post('6 done', `/v1/activity/done/${added.ID}`, undefined));
    if (done.ok && random(2) === 0)
      await ask(post('104 undo', `/v1/activity/undo/${added.ID}`, { Version: done.answer.Version }));
  }

  async function saveContact({ contact }) {
    const { ok, answer } = await keep(get('13 contact', `/v1/individuals?id=${contact}`));
    if (!ok) return;
    const { IndividualId, IndividualName, IndividualTitle, IndividualEmail, IndividualPhone } = answer;
    const { IndividualCell, Inactive, Associations, Version } = answer;
    const CompanyAssociations = Associations.map(({ value, label, isDefault }) => ({
      value,
      label,
      isDefault,
    }));
    const own = { IndividualId, IndividualName, IndividualTitle, IndividualEmail, IndividualPhone };
    const notes = `Prefers the mornings, ${random(1000)}.`;
    const rest = { IndividualCell, Inactive, CompanyAssociations, Version, InternalNotes: notes };
    const body = { SelectedParentID: 0, SelectedCompanyID: 0, ...own, ...rest };
    await ask(post('25 save contact', '/v1/individuals', body));
  }

  async function readInbox() {
    const { ok, answer } = await keep(get('189 inbox', '/v1/inbox'));
    if (!ok) return;
    const IDs = answer.Items.filter((item) => !item.IsRead).map((item) => item.ID);
    if (IDs.length > 0) await ask(put('192 read', '/v1/inbox/read', { IDs, IsRead: true }));
  }

  async function exportSheet({ company, uid }) {
    const { ok, answer } = await keep(get('28 export', `/v1/orders/getUid/${company}`));
    if (ok) await ask(get('29 sheet', `/v1/Exports/Orders/${answer}`));
    await ask(get('37 quote', `/v1/PricingExport/BuildAQuote/${uid}`));
  }

  /**
   * One call to a customer: reads lists and the record, and notes what was said. @param nth the number of the call in this person's
   * day
   */
  async function makeCall(nth) {
    if (nth > 0) await renew();
    const place = places[random(places.length)];
    const reads = readCalls(place);
    for (let read = 0; read < READS; read += 1) await ask(reads[random(reads.length)]);
    const page = `page-${number}-of-the-bench`;
    await ask(put('304 presence', '/v1/presence', { Topic: 'companies', ID: place.company, Page: page }));
    await saveActivity(place);
    const open = `topic=companies&id=${place.company}&page=${page}`;
    await ask({ call: '305 presence', what: '', method: 'DELETE', path: `/v1/presence?${open}` });
    if (nth % 5 === number % 5) await readInbox();
    if (nth % 5 === (number + 1) % 5) await saveContact(place);
    if (nth % 20 === number % 20) await exportSheet(place);
  }

  return {
    makeCall,
    async comeIn() {
      cached.clear();
      const body = { email: employee.email, password: 'press-room-1' };
      await begin(post('31 sign in', '/account/login', body), {
        'x-renewal': '1',
        ...(device && { 'x-device': device }),
      });
      await ask(put('245 mail', '/v1/inbox/mail', { MailAt: '07:00' }));
    },
    async goHome() {
      await renew();
      await ask(post('100 sign out', '/account/logout', undefined));
      stream?.destroy();
      stream = undefined;
    },
  };
}
