import { readPreferences, readSession } from '@galley/shared/host';
import { listValues } from '@galley/shared/domain/listState';
import { addressOf } from '@galley/shared/http';
import { configureFromPage } from '../config.ts';
import { withDefaultView } from '../defaultView.ts';
import { keepEarly } from './earlyAnswer.ts';
import { firstListOf } from './firstListOf.ts';

/**
 * Requests the list that the page opens with, for the browser's session. Not if the token has to be renewed first, or if the screen needs a
 * selection.
 */
export function requestEarly(): void {
  const session = readSession(localStorage);
  if (session === null || session.renewAt <= Date.now()) return;
  const { token, employeeUid } = session;
  const { views } = readPreferences(localStorage, employeeUid);
  const { pathname, search } = new URL(
    withDefaultView(location.pathname + location.search, views),
    location.origin,
  );
  const first = firstListOf(pathname.slice(1));
  if (first === undefined) return;
  const values = listValues(first.list, search);
  if (first.list.isLoadable?.(values) === false) return;
  configureFromPage();
  const [, path] = first.call;
  const body = JSON.stringify({ EmployeeUID: employeeUid, ...first.list.payloadOf(values) });
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
  };
  const response = fetch(addressOf('apiHost', path), { method: 'POST', headers, body });
  keepEarly({ path, body, token, response });
}
