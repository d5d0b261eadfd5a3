import { REP } from '../support/accounts.ts';
import { add, button, expandCard, field, fillNew, ownNotes, stored, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';
import { withoutStream } from '../support/withoutStream.ts';

// Console errors that the browser prints for the lost network and rejected calls that a journey provokes.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409 \(Conflict\)/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

test('a form comes back with its input after a reload, and asks before discarding it @long', async ({
  page,
}) => {
  await page.goto('/activities');
  await button(page, 'Add Activity').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Activity' });
  await field(dialog, 'Activity Notes').fill('Half a thought');
  await page.reload();
  await expect(field(dialog, 'Activity Notes')).toHaveValue('Half a thought');
  await page.keyboard.press('Escape');
  await button(page, 'Keep Editing').click();
  await expect(field(dialog, 'Activity Notes')).toHaveValue('Half a thought');
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();
  await expect(dialog).toBeHidden();
  await button(page, 'Add Activity').click();
  await expect(field(dialog, 'Activity Notes')).toHaveValue('');
});

test.describe('Without a network', () => {
  test('Done offline is shown on the card, and sent automatically when the network is back (KEEP-02)', async ({
    page,
    context,
  }) => {
    const notes = ownNotes('Tunnel');
    await add(page, notes, async (dialog) => {
      await choose(dialog, 'Recurrence', 'Weekly');
    });
    const card = await expandCard(page, notes);
    await context.setOffline(true);
    await button(card, 'Done').click();
    await expect(card.getByText('Waiting for the network')).toBeVisible();
    await expect(card).toContainText('DONE');
    await expect(button(page, '1 waiting')).toBeVisible();
    await context.setOffline(false);
    await expect(button(page, '1 waiting')).toBeHidden();
    await expect
      .poll(async () => (await stored(page, notes)).map(({ Status }) => Status).sort())
      .toEqual(['CLOSED', 'OPEN']);
  });

  test('a change that waited when Galley was closed is sent when it is opened again, and its follow-up is offered (ACT-11) @long', async ({
    page,
    context,
  }) => {
    const notes = ownNotes('Overnight');
    await add(page, notes);
    const card = await expandCard(page, notes);
    await page.route('**/v1/activity/done/**', (route) => route.abort());
    await button(card, 'Done').click();
    await expect(button(page, '1 waiting')).toBeVisible();
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto('/activities?for=0&status=3&range=1&size=200&sort=1');
    await expect
      .poll(async () => (await stored(reopened, notes)).map(({ Status }) => Status))
      .toEqual(['CLOSED']);
    await expect(await expandCard(reopened, notes)).toContainText('DONE');
    await expect(button(reopened, '1 waiting')).toBeHidden();
    await button(reopened, 'Add Follow-Up').click();
    const followUp = reopened.getByRole('dialog', { name: 'Add Follow-Up' });
    await expect(field(followUp, 'Activity Notes')).toHaveValue(notes);
  });

  test('a saved form survives a reload and is sent once, and a rejected one reopens with its input @long', async ({
    page,
  }) => {
    const notes = ownNotes('Kept');
    await add(page, notes);
    await button(await expandCard(page, notes), 'Edit').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
    await page.route('**/v1/activity', (route) => route.abort());
    await field(dialog, 'Activity Notes').fill(`${notes} in the lift`);
    await button(dialog, 'Save').click();
    await expect(toast(page, 'Galley can’t reach the server')).toBeVisible();
    const [text, ground] = await toast(page, 'Galley can’t reach the server').evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element.closest('.Toastify__toast') ?? element);
      return [color, backgroundColor];
    });
    expect([text, ground]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 114, 159)']);
    await page.reload();
    await expect(button(page, '1 waiting')).toBeVisible();
    // Meanwhile it was changed on another machine, so the waiting save is outdated.
    const [record] = await stored(page, notes);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await page.request.post('/v1/activity', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        saveMode: 0,
        ID: record?.ID,
        CompanyID: record?.CompanyID,
        IndividualID: record?.IndividualID,
        ActivityForID: record?.ActivityForID,
        TypeID: record?.TypeID,
        StartDate: record?.StartDate,
        Comments: `${notes} from the desk`,
        FollowUpRecurrenceType: 0,
        FollowUpEndDate: null,
      },
    });
    await button(page, '1 waiting').click();
    await page.unroute('**/v1/activity');
    await button(page, 'Send Now').click();
    await expect(button(page, '1 refused')).toBeAttached();
    const list = page.getByRole('dialog', { name: 'Unsaved Changes' });
    await expect(list).toContainText('Someone else has changed this record in the meantime.');
    await list.getByRole('button', { name: /^Open / }).click();
    await expect(field(dialog, 'Activity Notes')).toHaveValue(`${notes} in the lift`);
    await button(dialog, 'Save').click();
    await button(page.getByRole('dialog', { name: 'Record Changed' }), 'Overwrite with Mine').click();
    await expect(toast(page, 'Activity Updated!')).toBeVisible();
    expect((await stored(page, notes)).map(({ ActivityComments }) => ActivityComments)).toEqual([
      `${notes} in the lift`,
    ]);
  });
});

test('two people who edit the same activity see what the other saved, and lose nothing (FORM-04) @both', async ({
  page,
  browser,
  signInAs,
  baseURL,
}) => {
  // With live events, the form would accept the colleague's change (LIVE-10).
  await withoutStream(page);
  const notes = ownNotes('Shared');
  await add(page, notes, async (dialog) =>
    choose(dialog, 'Assigned To', /Skyler|Oakley|Harper|Casey|Sample|Example/),
  );
  await button(await expandCard(page, notes), 'Edit').click();
  const mine = page.getByRole('dialog', { name: 'Edit Activity' });
  await field(mine, 'Activity Notes').fill(`${notes}, mine`);

  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 990, height: 900 },
  });
  const colleague = await context.newPage();
  await signInAs(colleague, REP);
  await colleague.goto('/activities?for=0&status=3&range=1&size=200&sort=1');
  await button(await expandCard(colleague, notes), 'Edit').click();
  const theirs = colleague.getByRole('dialog', { name: 'Edit Activity' });
  await field(theirs, 'Activity Notes').fill(`${notes}, theirs`);
  await button(theirs, 'Save').click();
  await expect(toast(colleague, 'Activity Updated!')).toBeVisible();
  await context.close();

  await button(mine, 'Save').click();
  const conflict = page.getByRole('dialog', { name: 'Record Changed' });
  await expect(conflict.getByRole('row', { name: /Activity Notes/ })).toContainText(`${notes}, theirs`);
  await expectAccessible(page);
  await button(conflict, 'Back to the Form').click();
  await expect(field(mine, 'Activity Notes')).toHaveValue(`${notes}, mine`);
});
test('a double-click on Save creates only one activity @both', async ({ page }) => {
  const notes = ownNotes('Twice');
  const dialog = await fillNew(page, notes);
  await button(dialog, 'Save').dblclick();
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  expect(await stored(page, notes)).toHaveLength(1);
});
