import type { Page } from '@playwright/test';
import { caseNumbers, claimCases } from '#sandbox/seed/claims/cases.ts';
import { pressButton, tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { decideAppeal } from './support/sandbox.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openDashboard,
  openScreen,
  test,
} from './support/test.ts';
import { pdfFile } from '../tests/support/files.ts';

/** From a denied claim to an appeal with the records, on one screenful and by keyboard. */
async function openClaim(page: Page, name: 'denied' | 'notCovered' | 'partlyPaid') {
  await openScreen(page, 'maria', `/medical/claim-details/${claimCases[name]}`);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

const statusCard = (page: Page) => page.getByRole('region', { name: 'Where this claim stands' });
const appeals = (page: Page) => page.getByRole('region', { name: 'Appeal the decision' });
const main = (page: Page) => page.getByRole('main');
const pdf = (name: string, buffer = pdfFile('records')) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** Names of the buttons and links that look like the one thing to do. */
const primaryActions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main a')]
      .filter((action) => {
        const { backgroundColor } = getComputedStyle(action);
        return action.checkVisibility() && backgroundColor === 'rgb(36, 117, 183)';
      })
      .map((action) => action.textContent),
  );

test('explains a denial in one sentence, with one action', async ({ page }) => {
  await openClaim(page, 'denied');
  await expect(statusCard(page)).toContainText(
    'We asked the provider for records and didn’t receive them.',
  );
  await expect(statusCard(page)).not.toContainText('Records are missing');
  await expect(statusCard(page).getByRole('list')).toHaveCount(0);
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    const actions = await primaryActions(page);
    expect(actions.length, actions.join()).toBeLessThanOrEqual(1);
  }
});

test('shows the appeal in the first screenful of a phone and a laptop', async ({ page }) => {
  await openClaim(page, 'partlyPaid');
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    const button = statusCard(page).getByRole('link', { name: 'Appeal this decision' });
    const box = await button.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    // The deadline is also in the first screenful.
    await expect(
      statusCard(page).getByText(/you can appeal by \w{3} \d+, \d{4}/i),
    ).toBeInViewport();
    expect(await primaryActions(page)).toEqual(['Appeal this decision']);
  }
});

/** A separate sandbox, because an appeal filed here changes the claim's text everywhere. */
const alone = ownSandbox();

alone('files an appeal by keyboard, with a file that the insurer receives', async ({ page }) => {
  // From here on a chooser that opens is the test's, and not only once it waits for one.
  page.on('filechooser', () => {});
  await openClaim(page, 'notCovered');
  await page.setViewportSize({ width: 390, height: 844 });
  await tabTo(page, /^Appeal this decision$/);
  await page.keyboard.press('Enter');
  const form = main(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appeal this decision');
  // The person it is for, the care, what wasn't paid, and the last day.
  await expect(form).toContainText(
    new RegExp(
      `This appeal is about Maria’s claim ${caseNumbers.notCovered} \\(.+, \\w{3} \\d+, \\d{4}\\)\\. Not paid: \\$\\d`,
    ),
  );
  await expect(form).toContainText(/Appeal deadline: \w{3} \d+, \d{4} \(\d+ days left\)/);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Add to calendar' })).toBeFocused();
  await page.keyboard.press('Tab');
  // Maria is the patient, which is chosen already.
  await expect(form.getByLabel('Who’s filing?')).toBeFocused();
  await expect(form.getByLabel('Who’s filing?')).toHaveValue('member');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Reason for your appeal')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Explain it in your own words')).toBeFocused();
  await page.keyboard.type('My doctor ordered this care.');
  await tabTo(page, /^Add files/);
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles([
    pdf('letter.pdf'),
    { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('notes') },
    pdf('large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, 'x')),
  ]);
  const problems = form.getByRole('alert');
  await expect(problems).toContainText('notes.docx isn’t a PDF, JPEG or PNG file.');
  await expect(problems).toContainText('large.pdf is larger than 10 MB.');
  const files = form.getByRole('list', { name: 'Files you added' });
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await expect(files).toContainText('letter.pdf');
  await expectAccessible(page);
  // One is put back, and another one taken.
  await tabTo(page, /^Remove letter\.pdf$/);
  await page.keyboard.press('Enter');
  await expect(files).toHaveCount(0);
  await expect(form.getByLabel('Add files')).toBeFocused();
  await form.getByLabel('Add files').setInputFiles([pdf('records.pdf')]);
  await expect(files).toContainText('records.pdf');
  await expect(problems).toHaveCount(0);

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/appeals'),
  );
  await tabTo(page, /^Submit appeal$/);
  await page.keyboard.press('Enter');
  const body: unknown = (await sent).postDataJSON();
  expect(body).toMatchObject({
    submittedBy: 'member',
    comments: 'My doctor ordered this care.',
    attachments: [
      {
        fileName: 'records.pdf',
        contentType: 'application/pdf',
        content: pdfFile('records').toString('base64'),
      },
    ],
  });
  await expect(form.getByRole('status')).toContainText('We received your appeal.');
  // The receipt, also on paper.
  const number = /Appeal number AP-\d{8}-\d{2}/;
  await expect(form).toContainText(number);
  await expect(form).toContainText('Files: records.pdf');
  await expect(form.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toMatch(number);
  expect(paper).toContain('Files: records.pdf');
  await expectAccessibleAtWidths(page);
  // The files on the insurer's side.
  await form.getByRole('link', { name: 'Back to the claim' }).last().click();
  await page.getByRole('button', { name: 'Appeal the decision' }).click();
  await expect(appeals(page)).toContainText(number);
  await expect(appeals(page)).toContainText('records.pdf');
  await expect(appeals(page)).toContainText('My doctor ordered this care.');
});

alone('an appeal is filed, listed with its state, and cannot be filed twice', async ({ page }) => {
  await openDashboard(page, 'maria');
  await page.getByRole('link', { name: 'See all dates' }).click();
  const dates = page.getByRole('region', { name: 'Upcoming Dates' });
  const lastDay = dates.getByRole('link', {
    name: new RegExp(`^View claim: \\w+: .* · appeal deadline, Claim ${caseNumbers.denied}`),
  });
  await lastDay.click();
  const start = statusCard(page).getByRole('link', { name: 'Appeal this decision' });
  await expect(statusCard(page)).toContainText(/You can appeal by \w{3} \d+, \d{4}/);
  // The status leads to the appeal: a card beside it would say so again.
  await expect(appeals(page)).toHaveCount(0);
  await start.click();
  const form = main(page);
  await expect(form).toContainText('Reason for our decision: We asked the provider for records');
  await expect(form.getByLabel('Add the records')).toHaveAccessibleDescription(
    /^You can submit your appeal without them\./,
  );
  // There is nothing to put in a packet yet.
  await expect(form).not.toContainText('Everything in one file');
  // The decision was made for want of records: that's the reason to begin with.
  const reason = form.getByLabel('Reason for your appeal');
  await expect(reason.locator('option:checked')).toHaveText('I’m sending the records');
  await reason.selectOption('Choose a reason');
  await form.getByLabel('Who’s filing?').selectOption('Choose');
  await form.getByRole('button', { name: 'Submit appeal' }).click();
  const summary = form.getByRole('group', { name: 'There’s a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Choose who’s filing.',
    'Choose a reason.',
    'Explain why the decision should change.',
  ]);
  await expectAccessible(page);
  await form.getByRole('link', { name: 'Cancel' }).click();
  await start.click();
  await form.getByLabel('Who’s filing?').selectOption('I am the patient');
  await reason.selectOption('I’m sending the records');
  await form
    .getByLabel('Explain it in your own words')
    .fill('The records were sent on October 25.');
  await form.getByRole('button', { name: 'Submit appeal' }).click();
  await expect(form.getByRole('status')).toContainText('We received your appeal.');
  await expect(form.getByRole('status')).toBeFocused();
  // The form is gone for good: a second appeal would be refused.
  await expect(form.getByRole('button', { name: 'Submit appeal' })).toHaveCount(0);
  const sentFrom = page.url();
  await form.getByRole('link', { name: 'Back to the claim' }).last().click();
  await expect(appeals(page)).toContainText('The records were sent on October 25.');
  await expect(appeals(page)).toContainText(/decision in writing by \w{3} \d+, \d{4}/);
  await expect(start).toHaveCount(0);
  await page.goto(sentFrom);
  const where = form.getByRole('region', { name: 'Where your appeal stands' });
  await expect(where).toContainText('In review');
  await expect(where).toContainText(/You’ll get a decision by \w{3} \d+, \d{4}\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appeal');
  await expect(form).toContainText('Everything in one file');
  await expect(form.getByRole('button', { name: 'Submit appeal' })).toHaveCount(0);
  await page.goto('/medical/dates');
  await expect(dates).toContainText('appeal deadline');
  await expect(lastDay).toHaveCount(0);
});

const fresh = ownSandbox();

fresh('an authorization is appealed on its own page, by keyboard', async ({ page }) => {
  await openScreen(page, 'maria', '/medical/authorizations/auth-AU88770003', /Medical/);
  const press = (name: string) => pressButton(page, name, { isByKeyboard: true });
  await press('Appeal this decision');
  await expect(page).toHaveURL('/medical/authorizations/auth-AU88770003/appeal');
  await expect(main(page)).toContainText(
    /This appeal is about Maria’s authorization AU88770003 \(.+\)\./,
  );
  await expect(main(page)).toContainText('Appeal deadline:');
  await press('Submit appeal');
  await expect(main(page)).toContainText('Choose a reason.');
  await expectAccessibleAtWidths(page);
  await page.getByLabel('Who’s filing?').selectOption('I am the patient');
  await page.getByLabel('Reason for your appeal').selectOption('The care was medically necessary');
  await page.getByLabel('Explain it in your own words').fill('My doctor’s letter explains it.');
  await page.getByLabel('This can’t wait 30 days').check();
  await page.getByLabel('Add files (optional)').setInputFiles([pdf('letter.pdf')]);
  await press('Submit appeal');
  await expect(main(page)).toContainText(
    /We received your appeal\. You’ll get our decision in writing by \w{3} \d+, \d{4}\./,
  );
  await expectAccessibleAtWidths(page);
  await main(page).getByRole('link', { name: 'Back to the authorization' }).last().click();
  await expect(appeals(page)).toContainText('Files: letter.pdf');
  await expect(appeals(page)).toContainText(/decision in writing by/);
  await expectAccessibleAtWidths(page);
});

const road = ownSandbox();

const cases = [
  {
    whose: 'the member’s own authorization',
    address: '/medical/authorizations/auth-AU88770003/appeal',
    number: 'AU88770003',
    reviewDays: /within 30 days, or 72 hours/,
    isUrgent: true,
    width: 390,
    isByKeyboard: false,
    won: 'The care is approved.',
  },
  {
    whose: 'a child’s claim',
    address: '/medical/claim-details/eob-C887704000003/appeal',
    number: 'C887704000003',
    reviewDays: /within 30 days/,
    isUrgent: false,
    width: 1280,
    isByKeyboard: true,
    won: 'We’ll process your claim again',
  },
];

for (const { whose, address, number, reviewDays, isUrgent, won, width, isByKeyboard } of cases) {
  road(`${whose} goes from an appeal to an external review at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, 'maria', address, /Medical/);
    const press = (name: string) => pressButton(page, name, { isByKeyboard });
    const where = main(page).getByRole('region', { name: 'Where your appeal stands' });
    const steps = main(page).getByRole('region', { name: 'The steps of an appeal' });
    const write = async (
      comments: string,
      { button, said } = { button: 'Submit appeal', said: 'We received your appeal.' },
    ) => {
      await page.getByLabel('Who’s filing?').selectOption('I am the policyholder');
      await page.getByLabel('Reason for your appeal').selectOption('Another reason');
      await page.getByLabel('Explain it in your own words').fill(comments);
      if (isUrgent) await page.getByLabel('This can’t wait 30 days').check();
      await press(button);
      await expect(page.getByText(said)).toBeVisible();
      await expect(where).toContainText('In review');
    };

    await expect(where).toContainText(/Appeal deadline: \w{3} \d+, \d{4} \(\d+ days? left\)/);
    if (width === 390) await press('The steps of an appeal');
    await expect(steps).toContainText('People here who had no part in the first decision');
    await expect(steps).toContainText(reviewDays);
    await expect(steps).toContainText('External review');
    await expect(steps).not.toContainText('CFR');
    await press('The rules behind these dates');
    await expect(steps).toContainText('45 CFR 147.136');
    await write('Please look again.');

    await decideAppeal(page.request, number, 'upheld');
    await page.reload();
    await expect(where).toContainText('We didn’t change our decision.');
    await expect(where).toContainText('You can ask for an external review.');
    await expect(where).toContainText(/Appeal deadline: \w{3} \d+, \d{4} \(1\d\d days left\)/);
    await expectAccessibleAtWidths(page);
    if (width === 390) await press('What helps your appeal');
    await press('Request my case file');
    await expect(page.locator(':focus')).toContainText(
      /We’ll send your case file to your messages by \w{3} \d+, \d{4}\./,
    );
    await write('My doctor disagrees.', {
      button: 'Submit request',
      said: 'We received your request and sent it to the reviewer.',
    });
    await expect(where).toContainText('Independent medical experts');

    await decideAppeal(page.request, number, 'overturned');
    await page.reload();
    await expect(where).toContainText('Decided in your favor');
    await expect(where).toContainText(won);
    await expect(steps.getByRole('listitem')).toContainText([
      /Appeal to your plan.*Decision stayed the same/,
      /External review.*Decided in your favor/,
    ]);
    // There is nothing left to do: no form and no further review.
    await expect(page.getByRole('button', { name: /^Submit/ })).toHaveCount(0);
    await expect(main(page)).not.toContainText('What helps your appeal');
    await expectAccessibleAtWidths(page);
  });
}

for (const { member, claim, then } of [
  {
    member: 'ruth',
    claim: claimCases.deniedByMedicare,
    then: ['In review', 'A reviewer that works for Medicare and not for us'],
  },
  {
    member: 'ida',
    claim: claimCases.deniedByStateProgram,
    then: [
      'You can ask the state for a fair hearing.',
      'Ask the state for a fair hearing in writing',
    ],
  },
] as const) {
  road(
    `${member}’s denial goes on by the rules of the plan when the appeal is lost`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openScreen(page, member, `/medical/claim-details/${claim}`);
      const statusCard = main(page).getByRole('region', { name: 'Where this claim stands' });
      await expect(statusCard).toContainText('You can appeal by');
      await expect(statusCard.getByText('can’t bill you for what it didn’t pay')).toHaveCount(
        member === 'ida' ? 1 : 0,
      );
      await page.goto(`/medical/claim-details/${claim}/appeal`);
      await page.getByLabel('Reason for your appeal').selectOption('Another reason');
      await page.getByLabel('Explain it in your own words').fill('Please look again.');
      await page.getByRole('button', { name: 'Submit appeal' }).click();
      await expect(page.getByText('We received your appeal.')).toBeVisible();
      await decideAppeal(page.request, claim.replace('eob-', ''), 'upheld');
      await page.reload();
      for (const text of then) {
        await expect(
          main(page).getByRole('region', { name: 'Where your appeal stands' }),
        ).toContainText(text);
      }
      await expectAccessible(page);
    },
  );
}

test('announces no next steps for an appeal won long ago or a deadline that has passed', async ({
  page,
}) => {
  await openScreen(page, 'maria', `/medical/claim-details/${claimCases.deniedDecided}/appeal`);
  const where = main(page).getByRole('region', { name: 'Where your appeal stands' });
  await expect(where).toContainText(/The decision was changed in your favor on \w{3} \d+, \d{4}\./);
  await expect(where).not.toContainText('process your claim again');
  await page.goto(`/medical/claim-details/${claimCases.reversed}/appeal`);
  await expect(where).toContainText('Deadline passed');
  await expect(main(page)).not.toContainText('External review');
  await expect(main(page)).not.toContainText('What helps your appeal');
});
