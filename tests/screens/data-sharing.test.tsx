// @vitest-environment jsdom
import { screen as page, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '#tests/support/fill.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const onFile = {
  connectedApps: [
    {
      appId: 'trail-health',
      name: 'Trail Health',
      connectedAt: '2026-08-14T18:20:00Z',
      data: ['claims', 'records', 'steps'],
    },
    { appId: 'other', name: 'Other App' },
  ],
  joinedPrograms: [{ programId: 'health-coaching', joinedOn: '2026-02-09' }],
  choices: { providerAccess: true, payerToPayer: false },
  confidentialCommunications: { address: null },
};
const looked = {
  page: 1,
  pageSize: 10,
  total: 3,
  items: [
    { at: '2026-11-20T15:04:00Z', who: 'Alex', kind: 'family', data: ['claims'] },
    { at: '2026-11-19T15:04:00Z', kind: 'provider', data: ['records'] },
    { at: '2026-11-18T15:04:00Z' },
  ],
};
const confirmed = { proof: 'p'.repeat(43) };
const problem = (status: number) =>
  Response.json({ type: 'about:blank', title: 'Problem', status }, { status });

type Answer = (path: string, request: Request) => Response | Promise<Response | null> | null;

/** Opens the settings about sharing, and records each change that is sent. */
async function open(sharing: object = onFile, answer: Answer = () => null) {
  const sent: unknown[] = [];
  const plan = planOf('Medical', { memberId: 'M1' });
  const screen = await openScreen('/settings/sharing', plan, {
    answer: async (path, request) => {
      const own = await answer(path, request);
      if (own) return own;
      if (path.endsWith('/settings')) {
        return Response.json({ displayName: 'Maria', tosChecked: true });
      }
      if (path.endsWith('/access-log')) return Response.json(looked);
      if (path.includes('/data-sharing')) {
        if (request.method === 'GET') return Response.json(sharing);
        const body: unknown = request.method === 'PUT' ? await request.json() : null;
        const proof = request.headers.get('Reauthentication-Proof');
        if (path.endsWith('/confidential-address')) expect(proof).toBe(confirmed.proof);
        sent.push([request.method, path.slice(path.indexOf('/data-sharing') + 13), body]);
        return Response.json({});
      }
      if (path.endsWith('/reauthentications')) return Response.json(confirmed, { status: 201 });
      if (path.includes('/accessrights/')) {
        return Response.json({ accessibleMembers: [], rights: everyRight });
      }
      return null;
    },
  });
  const card = (name: string) => page.findByRole('region', { name, hidden: true });
  const pressIn = async (name: string, button: string | RegExp) => {
    await screen.user.click(await within(await card(name)).findByRole('button', { name: button }));
  };
  const confirm = async (button: string, currentPassword?: string) => {
    const dialog = within(await page.findByRole('dialog'));
    if (currentPassword !== undefined) {
      await fill(screen.user, dialog.getByLabelText('Current password'), currentPassword);
    }
    await screen.user.click(dialog.getByRole('button', { name: button }));
  };
  return { ...screen, sent, card, pressIn, confirm };
}

describe('connected apps', () => {
  it('show the data that they read, and are disconnected after a question', async () => {
    const { card, pressIn, confirm, sent, says } = await open();
    const apps = await card('Connected apps');
    expect(apps.textContent).toContain('Can read your claims, health record and information');
    expect(apps.textContent).toContain('Connected Aug 14, 2026');
    expect(apps.textContent).toContain('Other AppCan read your information');
    await pressIn('Connected apps', 'Disconnect Trail Health');
    expect((await page.findByRole('dialog')).textContent).toContain('It keeps what it already has');
    await confirm('Disconnect');
    await says('Trail Health is disconnected.');
    expect(sent).toEqual([['DELETE', '/connected-apps/trail-health', null]]);
    const button = () => within(apps).queryByRole('button', { name: 'Disconnect Trail Health' });
    await expect.poll(button).toBeNull();
    expect(within(apps).getByRole('button', { name: 'Disconnect Other App' })).not.toBeNull();
  });

  it('stay connected when disconnecting fails, and the dialog says so', async () => {
    const { pressIn, confirm } = await open(onFile, (_, { method }) =>
      method === 'DELETE' ? problem(500) : null,
    );
    await pressIn('Connected apps', 'Disconnect Trail Health');
    await confirm('Disconnect');
    const dialog = await page.findByRole('dialog');
    await expect.poll(() => dialog.textContent).toContain('We couldn’t change this.');
    expect(dialog.textContent).toContain('BP-NFA-100');
  });
});

it('leaves a program after a question', async () => {
  const { pressIn, confirm, sent, says } = await open();
  await pressIn('Programs you’ve joined', 'Leave Health Coaching');
  await confirm('Leave');
  await says('You’ve left Health Coaching.');
  expect(sent).toEqual([['DELETE', '/joined-programs/health-coaching', null]]);
  await says('You haven’t joined any programs.');
});

it('changes one choice, and sends the other unchanged', async () => {
  const { card, pressIn, sent, says } = await open();
  const title = 'Doctors and other health plans';
  await pressIn(title, 'Stop sharing with my doctors');
  await says('Your doctors can’t get your records from us anymore.');
  await pressIn(title, 'Share with my other plans');
  await says('Your other health plans can exchange records with us.');
  expect(sent).toEqual([
    ['PUT', '/choices', { providerAccess: false, payerToPayer: false }],
    ['PUT', '/choices', { providerAccess: false, payerToPayer: true }],
  ]);
  expect((await card(title)).textContent).toContain('Share with my doctorsOff');
});

it('keeps a choice when saving fails, and says so', async () => {
  const { card, pressIn, says } = await open(onFile, (_, { method }) =>
    method === 'PUT' ? problem(503) : null,
  );
  const title = 'Doctors and other health plans';
  await pressIn(title, 'Stop sharing with my doctors');
  await says('We couldn’t change this. Please try again.');
  expect((await card(title)).textContent).toContain('Share with my doctorsOn');
});

it('changes the address for letters to a private one, and back to the one on file', async () => {
  const { card, pressIn, confirm, sent, says, user } = await open();
  const title = 'A private address for letters';
  const letters = within(await card(title));
  expect((await card(title)).textContent).toContain('Letters go to the address on file.');
  await pressIn(title, 'Edit private address');
  await fill(user, await letters.findByLabelText('Street address'), '77 Sycamore Street');
  await fill(user, letters.getByLabelText('City'), 'Marlow');
  await user.selectOptions(letters.getByLabelText('State'), 'AR');
  await fill(user, letters.getByLabelText(/^ZIP/), '7203');
  await pressIn(title, 'Save');
  await says('Enter a valid ZIP code');
  await says('Enter your current password');
  await fill(user, letters.getByLabelText('Current password'), 'Maria-2026!');
  // The typed values are kept.
  expect(letters.getByLabelText('City')).toHaveProperty('value', 'Marlow');
  await fill(user, letters.getByLabelText(/^ZIP/), '72032');
  await pressIn(title, 'Save');
  await says('We’ll send letters about your care to your private address.');
  const address = { address1: '77 Sycamore Street', address2: null, city: 'Marlow' };
  expect(sent).toEqual([
    ['PUT', '/confidential-address', { ...address, stateCode: 'AR', zip: '72032' }],
  ]);
  expect((await card(title)).textContent).toContain('Marlow, AR 72032');
  await pressIn(title, 'Use the address on file again');
  await confirm('Use the address on file again', 'Maria-2026!');
  await says('Letters go to the address on file again.');
  expect(sent).toHaveLength(2);
});

it('names the people in the access log as far as they are known', async () => {
  const { card } = await open();
  const log = await card('Who looked at your information');
  await expect.poll(() => log.textContent).toContain('Alex looked at your claims.');
  expect(log.textContent).toContain('A doctor or clinic looked at your health record.');
  expect(log.textContent).toContain('Someone who gave no name looked at your information.');
});

describe('an insurer', () => {
  it('shows only the cards of the data that the insurer stores', async () => {
    const { card, says } = await open({ connectedApps: [], choices: null });
    await says('No apps are connected.');
    expect((await card('Links to your ID card')).textContent).toContain('see who opened it');
    for (const title of [
      'Programs you’ve joined',
      'Doctors and other health plans',
      'A private address for letters',
    ]) {
      expect(page.queryByRole('region', { name: title })).toBeNull();
    }
  });

  it('says whom to ask when the insurer stores no such data', async () => {
    const { says, card } = await open(onFile, (path) =>
      path.endsWith('/data-sharing') ? problem(404) : null,
    );
    await says('Your plan doesn’t show this here. Call us to ask who has your information.');
    expect((await card('Who can see your claims')).textContent).toContain('only you decide');
  });

  it('shows the other apps when the insurer sends a malformed one', async () => {
    const { card } = await open({
      ...onFile,
      connectedApps: [{ name: 7 }, onFile.connectedApps[1]],
    });
    const apps = await card('Connected apps');
    expect(within(apps).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps the family’s cards when the insurer fails, and loads the rest on Retry', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isBroken = true;
    const { card, press, says } = await open(onFile, (path) =>
      isBroken && path.endsWith('/data-sharing') ? problem(500) : null,
    );
    await says('Retry');
    expect(await card('Who can see your claims')).not.toBeNull();
    isBroken = false;
    await press('Retry');
    expect((await card('Connected apps')).textContent).toContain('Trail Health');
    warnings.mockRestore();
  });
});
