import type { MailMessage } from '@galley/server/mailbox/contract';
import { galley } from '@galley/shared/store';
import { configure, network, press, renderScreen } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyMail } from './CompanyMail.tsx';

const message = (change: Partial<MailMessage> = {}): MailMessage => ({
  ID: 7,
  SentAt: '2026-11-23T16:00:00Z',
  Subject: 'Your proof',
  Text: 'It is ready.',
  HasMore: true,
  IsAnswer: false,
  IsPrivate: false,
  EmployeeID: 1,
  Employee: 'Robin Sample',
  Sender: '',
  Contacts: [{ ContactID: 3, Name: 'Kim Lee', CompanyID: 12, Company: 'Acme' }],
  ActivityIDs: [31],
  Files: 1,
  LeftOut: [{ name: 'setup.exe', reason: 'Galley doesn’t accept .exe files.' }],
  CanRemove: true,
  FollowUp: null,
  ...change,
});

const ANSWER = message({
  ID: 8,
  Subject: 'Re: Your proof',
  Text: 'Thanks!',
  HasMore: false,
  IsAnswer: true,
  Sender: 'Kim Lee',
  Files: 0,
  LeftOut: [],
  CanRemove: false,
  FollowUp: {
    ActivityID: 41,
    TypeName: 'Follow-Up',
    StartDate: '2026-11-24T00:00:00',
    Version: 2,
    MoveTo: '2026-11-30T00:00:00',
  },
});

function open(...messages: MailMessage[]) {
  const sent = network({
    '/v1/mail': { Messages: messages, More: false },
    '/v1/mail/7': { Text: 'It is ready.\n', Folded: '-- \nRobin' },
    'DELETE /v1/mail/7': () => true,
    '/v1/mail/8/follow-up': { Success: true, Version: 3 },
  });
  renderScreen(<CompanyMail id={12} />, '/companies/12');
  return sent;
}

describe('The mail of a company', () => {
  test('is collapsed, with each message’s people, files and rejected files; a press shows the full text (MAIL-16)', async () => {
    open(ANSWER, message());
    const mail = await screen.findByRole('region', { name: 'Email' });
    const [answer, first] = await within(mail).findAllByRole('group');
    expect(answer).toHaveTextContent(/^Re: Your proofCustomer ReplyKim Lee · Mon 11\/23\/2026, 9:00\sAM MST/);
    expect(first).toHaveTextContent(/Robin Sample to Kim Lee/);
    expect(first).toHaveTextContent('1 file on the activitysetup.exe: Galley doesn’t accept .exe files.');
    await userEvent.click(screen.getByText('Your proof'));
    await press('1 file on the activity: Your proof');
    expect(galley.getState().dialogs.at(-1)).toMatchObject({ name: 'activities/edit', draft: { ID: 31 } });
    await press('Show all of Your proof');
    expect(await screen.findByText(/-- Robin/)).toBeVisible();
  });

  test('offers to close or move the open follow-up of a contact who has answered, with one press (MAIL-17)', async () => {
    const sent = open(ANSWER);
    await userEvent.click(await screen.findByText('Re: Your proof'));
    expect(screen.getByText(/^Follow-Up with Kim Lee, Tue 11\/24\/2026:/)).toBeVisible();
    await press('Move to Mon 11/30/2026');
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/v1/mail/8/follow-up')?.body).toEqual({
        ActivityID: 41,
        Version: 2,
        Action: 'move',
      }),
    );
    expect(screen.getByRole('button', { name: 'Mark Done' })).toBeVisible();
  });

  test.each(['2026-11-30T00:00:00', '2026-12-19T00:00:00'])(
    'doesn’t offer to move a follow-up to an earlier day or the same one (MAIL-17): %s',
    async (StartDate) => {
      open({ ...ANSWER, FollowUp: ANSWER.FollowUp && { ...ANSWER.FollowUp, StartDate } });
      await userEvent.click(await screen.findByText('Re: Your proof'));
      expect(screen.getByRole('button', { name: 'Mark Done' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
    },
  );

  test('can be removed from Galley after a confirmation, by those who are allowed to (MAIL-13)', async () => {
    const sent = open(message(), ANSWER);
    await userEvent.click(await screen.findByText('Your proof'));
    await press('Remove from Galley: Your proof');
    const dialog = screen.getByRole('dialog', { name: 'Remove the message?' });
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/v1/mail/7')).toBe(true),
    );
    expect(screen.queryByRole('button', { name: 'Remove from Galley: Re: Your proof' })).toBeNull();
  });

  test('says that there is none, and what to do (MAIL-16)', async () => {
    configure({ mailbox: 'log@galley.example' });
    open();
    expect(
      await screen.findByText(
        'No messages yet. Bcc log@galley.example on your next email to a contact here.',
      ),
    ).toBeVisible();
  });
});
