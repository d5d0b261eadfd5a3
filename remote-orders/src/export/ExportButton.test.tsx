import { ordersPayload, orderFilterParams } from '@galley/server/orders/rules/orderFilter';
import { readParams } from '@galley/shared/domain/listState';
import { network, renderScreen, type Answers } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportButton } from './ExportButton.tsx';

const filters = ordersPayload(readParams(orderFilterParams, new URLSearchParams('status=3&design=sale')), {
  parentId: 3,
  companyId: 12,
  page: 1,
  size: 20,
  sort: 'Priority',
});
const UID = '/v1/orders/getUid/12';
const SHEET = '/v1/Exports/Orders/abc';
const sheet = () => new Response(new Uint8Array([80, 75, 3, 4]), { headers: { 'x-total-count': '1204' } });
const clicked = jest.fn<(link: HTMLAnchorElement) => void>();

function open(answers: Answers) {
  const sent = network(answers);
  renderScreen(<ExportButton companyId={12} filters={filters} />, '/orders');
  return sent;
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Excel' }));

beforeEach(() => {
  clicked.mockReset();
  URL.createObjectURL = () => 'blob:sheet';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked(this);
  });
});

describe('The Excel export', () => {
  test('asks for an id with the filters of the screen, fetches the sheet and saves it (ORD-12)', async () => {
    const sent = open({ [UID]: () => Response.json('abc'), [SHEET]: sheet });
    await press();
    await waitFor(() => expect(clicked).toHaveBeenCalled());
    expect(clicked.mock.calls[0]?.[0]).toMatchObject({ download: 'filename.xlsx', href: 'blob:sheet' });
    const query = new URLSearchParams(sent[0]?.path.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      ParentID: '3',
      Filter_Status: '3',
      Filter_design: 'sale',
      SortBy: 'Priority',
    });
    expect(query.has('PageNo')).toBe(false);
  });

  test('that is started by a double-click is saved, and not stopped by the second click', async () => {
    open({ [UID]: () => Response.json('abc'), [SHEET]: sheet });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Excel' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    const calls = jest.mocked(globalThis.fetch).mock.calls;
    expect(calls.map(([, call]) => call?.signal?.aborted)).toEqual([false, false]);
  });

  test('shows its progress, and can be canceled', async () => {
    let arrive: (chunk: Uint8Array) => void = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        arrive = (chunk) => controller.enqueue(chunk);
      },
    });
    open({
      [UID]: () => Response.json('abc'),
      [SHEET]: () => new Response(body, { headers: { 'x-total-count': '1204' } }),
    });
    await press();
    arrive(new Uint8Array(2_500_000));
    expect(await screen.findByText('Exporting… 1,204 lines, 2.5 MB')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel Export' })).toBeVisible();
    expect(clicked).not.toHaveBeenCalled();
  });

  test('says if it is waiting to start, and why if it can’t start (DOC-06)', async () => {
    let refuse: (answer: Response) => void = () => {};
    open({
      [UID]: () => Response.json('abc'),
      [SHEET]: () => new Promise<Response>((resolve) => (refuse = resolve)),
    });
    await press();
    expect(await screen.findByText('Export waiting to start…')).toBeVisible();
    const detail = 'You already have 2 exports in progress. Wait until one ends, or cancel one.';
    refuse(
      Response.json(
        { type: 'about:blank', title: 'Too Many Requests', status: 429, detail },
        { status: 429, headers: { 'content-type': 'application/problem+json' } },
      ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to export orders. ${detail}`);
  });

  test('keeps the focus on its button, both during the export and afterward', async () => {
    let finish: (answer: Response) => void = () => {};
    open({
      [UID]: () => Response.json('abc'),
      [SHEET]: () => new Promise<Response>((resolve) => (finish = resolve)),
    });
    await press();
    expect(screen.getByRole('button', { name: 'Cancel Export' })).toHaveFocus();
    finish(sheet());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Excel' })).toHaveFocus());
  });

  test.each([
    ['no id', { [UID]: () => Response.json('') }, 'Failed to find customer identifiers'],
    ['a refusal', { [UID]: () => Response.json({}, { status: 403 }) }, 'Failed to find customer identifiers'],
    [
      'a failing sheet',
      { [UID]: () => Response.json('abc'), [SHEET]: () => new Response('', { status: 500 }) },
      'Failed to export orders',
    ],
  ])('says what failed: %s (ORD-12)', async (_title, answers, text) => {
    open(answers);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Excel' })).toBeEnabled();
  });
});
