import type { RecordFile } from '../../contract/recordFiles.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsaved } from '../../store/unsaved.ts';
import { network, press, renderScreen } from '../../testing/index.ts';
import { FilesPanel } from './FilesPanel.tsx';

const PATH = '/v1/records/companies/12/files';
const file = (more: Partial<RecordFile> = {}): RecordFile => ({
  ID: 1,
  Name: 'proof.pdf',
  Size: 3_355_443,
  Type: 'application/pdf',
  AddedBy: 'Ana Reed',
  AddedAt: '2026-11-23T21:05:00Z',
  CanRemove: true,
  ...more,
});

/** Uploads as the browser sends them; the test decides the outcome of each. */
class Sending extends EventTarget {
  static all: Sending[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  address = '';
  headers = new Map<string, string>();
  body: File | undefined;
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: File) {
    this.body = body;
    Sending.all.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

function open(files: RecordFile[] = [], more: object = {}) {
  Sending.all = [];
  globalThis.XMLHttpRequest = Sending as never;
  const now = { Files: files, CanAdd: true, MostBytes: 25 * 1024 * 1024, ...more };
  const sent = network({
    [PATH]: () => now,
    '/v1/files/1/tickets': { url: '/v1/files/1?ticket=abc' },
    '/v1/files/1': () => {
      now.Files = [];
      return Response.json(true);
    },
  });
  const { unmount } = renderScreen(<FilesPanel record={{ topic: 'companies', id: 12 }} />, '/companies/12');
  return { sent, now, close: unmount };
}
const pdf = (name: string, bytes = '%PDF-') => new File([bytes], name, { type: 'application/pdf' });
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText(/^Choose files or drop them here/), files, {
    applyAccept: false,
  });
/** The nth upload that was started. */
const upload = async (place: number) => {
  await waitFor(() => expect(Sending.all.length).toBeGreaterThan(place));
  return Sending.all[place] as Sending;
};

describe('The files of a record (ATT-09)', () => {
  test('are listed with size, author and time, and downloaded with a ticket', async () => {
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { sent } = open([file(), file({ ID: 2, Name: 'brief.docx', CanRemove: false })]);
    const [first, second] = within(await screen.findByRole('region', { name: 'Files 2' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('proof.pdfRemove3.2 MB · Ana Reed, Mon 11/23/2026, 2:05 PM MST');
    expect(within(second as HTMLElement).queryByRole('button', { name: /^Remove/ })).toBeNull();
    await press('Download proof.pdf');
    await waitFor(() => expect(clicked).toHaveBeenCalled());
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).href).toMatch(/\/v1\/files\/1\?ticket=abc$/);
    expect(sent.at(-1)?.method).toBe('POST');
  });

  test('are uploaded one by one with progress; a failed one says why and doesn’t affect the others', async () => {
    const { now } = open();
    await choose(pdf('a.pdf'), pdf('b.pdf'), new File(['<svg>'], 'c.svg'), pdf('d.pdf', ''));
    expect(
      await screen.findByText(/^Galley doesn’t accept \.svg files\. Accepted: images \(avif,/),
    ).toBeVisible();
    expect(screen.getByText('The file is empty.')).toBeVisible();
    const first = await upload(0);
    expect(first.address).toMatch(/\/v1\/records\/companies\/12\/files\?name=a\.pdf$/);
    expect(first.headers.get('authorization')).toMatch(/^Bearer /);
    act(() => first.progress(2, 5));
    expect(await screen.findByText('5 bytes, 40% uploaded')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveValue(0.4);
    expect(Sending.all).toHaveLength(1);
    first.answer(422, {
      title: 'Unprocessable',
      status: 422,
      detail: 'The name ends in .pdf, but this isn’t a .pdf file.',
    });
    expect(await screen.findByText('The name ends in .pdf, but this isn’t a .pdf file.')).toBeVisible();
    now.Files = [file({ Name: 'b.pdf' })];
    (await upload(1)).answer(200, now.Files[0] as object);
    expect(await screen.findByRole('button', { name: 'Download b.pdf' })).toBeVisible();
    expect(screen.getByText('b.pdf was added.')).toBeInTheDocument();
    await press('Try again to add a.pdf');
    expect((await upload(2)).body?.name).toBe('a.pdf');
    await press('Cancel a.pdf');
    expect(screen.queryByText('a.pdf')).toBeNull();
    await press('Dismiss c.svg');
    expect(screen.queryByText('c.svg')).toBeNull();
  });

  test('continue to be uploaded after the form closes; until the last one ends, leaving the page asks for confirmation (ATT-09)', async () => {
    /** Whether the browser would ask. */
    const asks = () => !fireEvent(globalThis as never, new Event('beforeunload', { cancelable: true }));
    const { close } = open();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'), new File(['<svg>'], 'd.svg'));
    await press('Cancel c.pdf');
    const first = await upload(0);
    close();
    expect(asks()).toBe(true);
    first.answer(200, file({ Name: 'a.pdf' }));
    const second = await upload(1);
    expect(asks()).toBe(true);
    second.answer(409, { title: 'Conflict', status: 409, detail: 'This company already has 50 files.' });
    await waitFor(() => expect(asks()).toBe(false));
    expect(Sending.all).toHaveLength(2);
  });

  test('let people leave the page without a question once their uploads are canceled (ATT-09)', async () => {
    open();
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    await upload(0);
    await press('Cancel b.pdf');
    expect(hasUnsaved()).toBe(true);
    await press('Cancel a.pdf');
    expect(hasUnsaved()).toBe(false);
  });

  test('can be dropped onto the panel', async () => {
    open();
    const zone = (await screen.findByLabelText(/^Choose files or drop them here/))
      .parentElement as HTMLElement;
    fireEvent.dragOver(zone);
    expect(zone).toHaveAttribute('data-over');
    fireEvent.drop(zone, { dataTransfer: { files: [pdf('dropped.pdf')] } });
    expect((await upload(0)).body?.name).toBe('dropped.pdf');
  });

  test('are read-only for people who can’t edit the record', async () => {
    open([], { CanAdd: false });
    expect(await screen.findByText('No files.')).toBeVisible();
    expect(screen.queryByLabelText(/^Choose files or drop them here/)).toBeNull();
  });

  test('are removed after a confirmation', async () => {
    const { sent } = open([file()]);
    await press('Remove proof.pdf');
    const question = screen.getByRole('group', { name: 'Remove proof.pdf?' });
    expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const remove = screen.getByRole('button', { name: 'Remove proof.pdf' });
    expect(remove).toHaveFocus();
    await userEvent.click(remove);
    const again = screen.getByRole('group', { name: 'Remove proof.pdf?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('proof.pdf')).toBeNull());
    expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/v1/files/1')).toBe(true);
    expect(screen.getByText('proof.pdf was removed.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus();
  });
});
