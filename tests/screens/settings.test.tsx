// @vitest-environment jsdom
import { fireEvent, screen as page, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { faults } from '#tests/support/faults.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

const onFile = {
  displayName: 'Maria',
  tosChecked: true,
  email: 'maria@mail.example',
  phone: '5015550142',
  homePhone: null,
  workPhone: null,
  address: {
    address1: '2207 Juniper Court',
    address2: null,
    city: 'Cedar Bluff',
    stateCode: 'AR',
    zip: '72201',
  },
  addressManagedBy: 'self',
};

const proof = { proof: 'p'.repeat(43), expiresAt: '2026-11-24T15:05:00Z' };

type Answer = (path: string, request: Request) => Response | Promise<Response | null> | null;

async function open(
  address: string,
  answer: Answer = () => null,
  plan = planOf('Medical', { memberId: 'M1' }),
  settings: object = onFile,
  tab: { session?: Storage; hasFrame?: boolean } = {},
) {
  const screen = await openScreen(address, plan, {
    ...tab,
    answer: async (path, request) =>
      (await answer(path, request)) ??
      (path.endsWith('/reauthentications') ? Response.json(proof, { status: 201 }) : null) ??
      (path.endsWith('/settings') ? Response.json(settings) : null),
  });
  // An open dialog hides what is behind it.
  const card = (title: string) => screen.queryByRole('region', { name: title, hidden: true });
  const inCard = async (title: string) =>
    within(await screen.findByRole('region', { name: title }));
  return {
    ...screen,
    card,
    inCard,
    /** Opens the form of a card. */
    edit: async (title: string) => {
      const { findByRole } = await inCard(title);
      await screen.user.click(await findByRole('button', { name: /^Edit/ }));
    },
    /** @param name of the button, where it says more */
    save: async (title: string, name = 'Save') => {
      const { findByRole } = await inCard(title);
      await screen.user.click(await findByRole('button', { name }));
    },
  };
}

describe('the profile', () => {
  it('shows what is on file, and what is not', async () => {
    const { text } = await open('/settings/profile');
    for (const words of [
      'Maria',
      'maria@mail.example',
      '(501) 555-0142',
      'Cedar Bluff, AR 72201',
    ]) {
      await expect.poll(text).toContain(words);
    }
    expect(text()).toContain('Not on file');
    expect(text()).not.toContain('Policy information');
  });

  it('shows what it can when the insurer sends almost nothing', async () => {
    const { text } = await open('/settings/profile', undefined, undefined, { tosChecked: true });
    await expect.poll(() => text().match(/Not on file/g)?.length).toBe(6);
  });

  it.each([
    ['employer', 'Your employer keeps your mailing address.'],
    ['state', 'The state keeps your mailing address.'],
    ['a broker', 'You can’t change your mailing address here.'],
  ])('says why an address cannot be changed here when it is managed by: %s', async (by, words) => {
    const plan = planOf('Medical', { ssoType: by });
    const { text, portal, inCard } = await open('/settings/profile', undefined, plan, {
      ...onFile,
      addressManagedBy: by,
    });
    await portal.plans.load();
    await expect.poll(text).toContain(words);
    expect((await inCard('Mailing address')).queryByRole('button')).toBeNull();
    const policy = await inCard('Policy information');
    expect((await policy.findByRole('link')).getAttribute('href')).toBe(
      '/medical/coverage-and-copays',
    );
  });

  it('validates, sends and shows an address, and focuses the confirmation', async () => {
    let sent: unknown;
    const { edit, save, text, type } = await open('/settings/profile', async (path, request) => {
      if (!path.endsWith('/settings/address')) return null;
      sent = await request.json();
      return Response.json({});
    });
    await edit('Mailing address');
    await expect.poll(() => document.activeElement?.id).toBe('address-address1');
    await save('Mailing address');
    await expect.poll(text).toContain('You haven’t changed anything yet.');
    await type('Street address', '418 Larkspur Lane');
    await type('ZIP code', '7220');
    await save('Mailing address');
    await expect.poll(text).toContain('Enter a valid ZIP code');
    expect(sent).toBeUndefined();
    await type('ZIP code', '72201');
    await save('Mailing address');
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Your address has been updated.');
    expect(sent).toEqual({
      ...onFile.address,
      address1: '418 Larkspur Lane',
    });
    expect(text()).toContain('418 Larkspur Lane');
  });

  it('shows a rejected value at its field, and keeps the typed values', async () => {
    const { edit, save, text, getByLabelText, type } = await open('/settings/profile', (path) =>
      path.endsWith('/settings/email')
        ? Response.json(
            {
              type: 'about:blank',
              title: 'No',
              status: 422,
              validationErrors: [{ field: 'email', code: 'notAllowed', message: 'Not that one.' }],
            },
            { status: 422 },
          )
        : null,
    );
    await edit('Email');
    await type('Email address', 'maria@delgado.example');
    await type('Current password', 'Maria-2026!');
    await save('Email');
    await expect.poll(text).toContain('Not that one.');
    const field = getByLabelText<HTMLInputElement>('Email address');
    expect(field.value).toBe('maria@delgado.example');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a new display name on every screen at once', async () => {
    const { edit, save, portal, type } = await open('/settings/profile', (path) =>
      path.endsWith('/display-name') ? Response.json({}) : null,
    );
    await portal.plans.load();
    await edit('Display name');
    await type('Display name', 'Mari');
    await save('Display name');
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Your display name has been updated.');
    expect(portal.plans.current()?.plan.usersPreferredName).toBe('Mari');
  });

  it.each([
    ['Mailing address', 'Street address', '90 Elm Street'],
    ['Phone numbers', 'Work', '(501) 555-0199'],
  ])(
    '%s: what was typed outlives the page, unreadable, until it is sent',
    async (title, label, typed) => {
      const answer: Answer = (path, request) => {
        if (path.endsWith('/draft-key')) return Response.json({ key: 'q83v'.repeat(10) + 'q80' });
        return request.method === 'PUT' ? Response.json({}) : null;
      };
      const first = await open('/settings/profile', answer);
      const { session } = first;
      await first.edit(title);
      await first.type(label, typed);
      if (title === 'Phone numbers') {
        await first.type('Current password', 'Not-for-a-draft1');
      }
      await expect.poll(() => session.getItem('drafts')).not.toBeNull();
      // Too long to occur in encrypted text by chance, as any three letters do now and then.
      expect(session.getItem('drafts')).not.toMatch(/Elm Street|5550199|555-0199/);
      first.close();

      const again = await open('/settings/profile', answer, undefined, undefined, { session });
      await again.edit(title);
      await expect.poll(() => again.getByLabelText<HTMLInputElement>(label).value).toBe(typed);
      expect(again.card(title)?.textContent).toContain('We saved what you wrote last time.');
      if (title === 'Phone numbers') {
        expect(again.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
        await again.type('Current password', 'Maria-2026!');
      }
      await again.save(title);
      await expect.poll(() => session.getItem('drafts')).toBeNull();
    },
  );

  it('changes nothing on Cancel, and returns the focus to the button', async () => {
    const { edit, calls, press, type } = await open('/settings/profile');
    await edit('Phone numbers');
    await type('Home', '5015550178');
    await press('Cancel');
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe('Edit phone numbers');
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it.each(faults.filter(({ name }) => !name.startsWith('422')))(
    'shows the code when saving fails ($name), and keeps the typed values',
    async (fault) => {
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { card, edit, save, portal, getByLabelText, findByRole, type } = await open(
        '/settings/profile',
        (path) => (path.endsWith('/settings/email') ? Promise.resolve(fault.answer()) : null),
      );
      await edit('Email');
      await type('Email address', 'maria@delgado.example');
      await type('Current password', 'Maria-2026!');
      await save('Email');
      // The aborted call, too: a DOMException of jsdom is no Error, so that it is taken for a lost connection.
      const code = fault.status === 429 ? null : 'BP-NFA-100';
      const email = within(await findByRole('region', { name: 'Email', hidden: true }));
      await email.findByRole('button', { name: 'Save', hidden: true });
      await expect.poll(() => portal.errors.shown.get().code).toBe(code);
      const says = fault.status === 429 ? 'too many times' : '';
      await expect.poll(() => card('Email')?.textContent).toContain(says);
      expect(getByLabelText<HTMLInputElement>('Email address').value).toBe('maria@delgado.example');
      warnings.mockRestore();
    },
  );
});

describe('preferences', () => {
  const online = (enabled: boolean) => ({ enabled, channel: enabled ? 'email' : 'mail' });
  const chosen = {
    paperlessEobs: online(true),
    memberTexts: { enabled: false, channel: 'text' },
    annualBenefitLetter: online(false),
  };
  const openPreferences = (
    answer: Answer = () => null,
    preferences: object = chosen,
    settings: object = onFile,
  ) =>
    open(
      '/settings/preferences',
      async (path, request) =>
        (await answer(path, request)) ??
        (path.endsWith('/preferences') ? Response.json(preferences) : null),
      undefined,
      settings,
    );
  const title = 'How you hear from us';
  const labels = {
    paperlessEobs: 'Paperless explanations of benefits',
    memberTexts: 'Messages for members',
    annualBenefitLetter: 'Paperless annual benefit letter',
    byEmail: 'Email',
  };
  const box = (main: HTMLElement, choice: keyof typeof labels) =>
    within(main).queryByLabelText<HTMLInputElement>(labels[choice]);

  it('show the choices on file, each with its meaning', async () => {
    const { main, text, calls } = await openPreferences();
    await expect.poll(() => box(main, 'paperlessEobs')?.checked).toBe(true);
    expect(box(main, 'memberTexts')?.checked).toBe(false);
    expect(box(main, 'annualBenefitLetter')?.checked).toBe(false);
    expect(text()).toContain('After each claim, an explanation of benefits');
    expect(calls).toContain('GET /api/member/message-center/M1/preferences');
  });

  it.each<[string, (keyof typeof labels)[], string]>([
    ['explanations', ['paperlessEobs'], 'Paperless EOBs have been updated.'],
    ['messages', ['memberTexts'], 'Member Notifications have been updated.'],
    [
      'the letter',
      ['annualBenefitLetter'],
      'Paperless Annual Benefit Update Letter has been updated.',
    ],
    [
      'several',
      ['paperlessEobs', 'memberTexts'],
      'Paperless EOBs have been updated. Member Notifications have been updated.',
    ],
  ])('%s are changed, and that is said', async (_, fields, expected) => {
    const sent: unknown[] = [];
    const { main, save } = await openPreferences(async (path, request) => {
      if (request.method !== 'POST' || !path.endsWith('/preferences')) return null;
      sent.push(await request.json());
      return Response.json({});
    });
    await expect.poll(() => box(main, 'memberTexts')).not.toBeNull();
    for (const field of fields) box(main, field)?.click();
    await save(title, 'Save choices');
    await expect.poll(() => document.activeElement?.textContent).toBe(expected);
    expect(sent).toEqual([
      {
        ...(fields.includes('paperlessEobs') && { paperlessEobs: online(false) }),
        ...(fields.includes('memberTexts') && { memberTexts: { enabled: true, channel: 'text' } }),
        ...(fields.includes('annualBenefitLetter') && { annualBenefitLetter: online(true) }),
      },
    ]);
    // The saved values are on file from now on.
    expect(box(main, 'paperlessEobs')?.checked).toBe(!fields.includes('paperlessEobs'));
  });

  it('can change only the channel of messages', async () => {
    const { main, save } = await openPreferences(
      (path, request) =>
        request.method === 'POST' && path.endsWith('/preferences') ? Response.json({}) : null,
      { ...chosen, memberTexts: { enabled: true, channel: 'text' } },
    );
    await expect.poll(() => box(main, 'byEmail')).not.toBeNull();
    box(main, 'byEmail')?.click();
    await save(title, 'Save choices');
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Text message settings have been updated.');
  });

  it('send nothing without a change', async () => {
    const { main, save, text, calls } = await openPreferences();
    await expect.poll(() => box(main, 'memberTexts')).not.toBeNull();
    await save(title, 'Save choices');
    await expect.poll(text).toContain('You haven’t changed anything yet.');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('link to the profile for texts without a number on file, and show the insurer’s message', async () => {
    const { main, save, text } = await openPreferences(
      (path, request) =>
        request.method === 'POST' && path.endsWith('/preferences')
          ? Response.json(
              {
                type: 'about:blank',
                title: 'No',
                status: 422,
                validationErrors: [
                  { field: 'memberTexts.channel', code: 'notAllowed', message: 'Add a number.' },
                ],
              },
              { status: 422 },
            )
          : null,
      chosen,
      { ...onFile, phone: null },
    );
    await expect.poll(() => box(main, 'memberTexts')).not.toBeNull();
    box(main, 'memberTexts')?.click();
    await expect.poll(text).toContain('We don’t have a mobile number for you.');
    await save(title, 'Save choices');
    await expect.poll(text).toContain('Add a number.');
    expect(box(main, 'memberTexts')?.checked).toBe(true);
  });

  it('offer only the choices that the insurer sends', async () => {
    const { main } = await openPreferences(undefined, { ...chosen, annualBenefitLetter: 'odd' });
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect.poll(() => box(main, 'memberTexts')).not.toBeNull();
    expect(box(main, 'annualBenefitLetter')).toBeNull();
    warnings.mockRestore();
  });

  it.each(faults)('show their code when they fail to load ($name)', async (fault) => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isBroken = true;
    const { text, main, press } = await openPreferences((path) =>
      isBroken && path.endsWith('/preferences') ? Promise.resolve(fault.answer()) : null,
    );
    await expect.poll(text).toContain('BP-NFA-0235');
    isBroken = false;
    await press('Retry');
    await expect.poll(() => box(main, 'paperlessEobs')).not.toBeNull();
    warnings.mockRestore();
  });

  it('show an error in the form when saving fails, and keep the choices', async () => {
    const { main, save, text, portal } = await openPreferences((path, request) =>
      request.method === 'POST' && path.endsWith('/preferences')
        ? new Response('', { status: 500 })
        : null,
    );
    await expect.poll(() => box(main, 'memberTexts')).not.toBeNull();
    box(main, 'memberTexts')?.click();
    await save(title, 'Save choices');
    await expect.poll(text).toContain('We couldn’t save your settings.');
    expect(text()).toContain('BP-NFA-0236');
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(box(main, 'memberTexts')?.checked).toBe(true);
  });
});

describe('notices by topic', () => {
  const storedPreferences = {
    paperlessEobs: { enabled: true, channel: 'email' },
    notices: {
      claims: { channel: 'email', offered: ['email', 'text', 'mail', 'none'] },
      programs: { channel: 'carrier pigeon', offered: ['email', 'none'] },
      security: { channel: 'email', offered: ['email', 'text', 'none'] },
      pets: { channel: 'email' },
    },
  };
  const title = 'Notices by topic';
  const openNotices = (
    answer: Answer = () => null,
    file: object = storedPreferences,
    settings = {},
  ) =>
    open(
      '/settings/preferences',
      async (path, request) =>
        (await answer(path, request)) ??
        (path.endsWith('/preferences') ? Response.json(file) : null),
      undefined,
      { ...onFile, ...settings },
    );
  const optionsOf = (select: HTMLElement) =>
    [...select.querySelectorAll('option')].map(({ textContent }) => textContent);

  it('list the insurer’s topics, and cannot turn off security notices', async () => {
    const { findByLabelText, getByLabelText, queryByLabelText, text } = await openNotices();
    expect(optionsOf(await findByLabelText('Claims and payments'))).toEqual([
      'Email',
      'Text message',
      'Mail',
      'Don’t send',
    ]);
    expect(optionsOf(getByLabelText('Account security'))).toEqual(['Email', 'Text message']);
    expect(optionsOf(getByLabelText('Health programs'))).toEqual([
      'Choose how',
      'Email',
      'Don’t send',
    ]);
    expect(queryByLabelText('Authorizations')).toBeNull();
    expect(text()).not.toContain('pets');
    expect(text()).toContain('We always send these.');
  });

  it('change one by one, with a confirmation', async () => {
    const sent: unknown[] = [];
    const { type, save, says, getByLabelText } = await openNotices(async (path, request) => {
      if (request.method !== 'POST' || !path.endsWith('/preferences')) return null;
      sent.push(await request.json());
      return Response.json({});
    });
    await type('Claims and payments', 'none');
    await save(title, 'Save notices');
    await says('Your notices have been updated.');
    expect(sent).toEqual([{ notices: { claims: { channel: 'none' } } }]);
    expect(getByLabelText<HTMLSelectElement>('Claims and payments').value).toBe('none');
    await save(title, 'Save notices');
    await says('You haven’t changed anything yet.');
    expect(sent).toHaveLength(1);
  });

  it('link to the profile for texts without a number, and show the insurer’s message at the topic', async () => {
    const { type, save, says } = await openNotices(
      (path, request) =>
        request.method === 'POST' && path.endsWith('/preferences')
          ? Response.json(
              {
                type: 'about:blank',
                title: 'No',
                status: 422,
                validationErrors: [
                  { field: 'notices.claims.channel', code: 'notAllowed', message: 'Add a number.' },
                ],
              },
              { status: 422 },
            )
          : null,
      storedPreferences,
      { phone: null },
    );
    await type('Claims and payments', 'text');
    await says('We don’t have a mobile number for you.');
    await save(title, 'Save notices');
    await says('Add a number.');
  });

  it('leaves out notices by topic if the insurer offers no choice', async () => {
    const { says, text } = await openNotices(undefined, {
      paperlessEobs: storedPreferences.paperlessEobs,
    });
    await says('Paperless explanations of benefits');
    expect(text()).not.toContain(title);
  });
});

describe('about', () => {
  it('names the owner of the website, and links to the terms and back', async () => {
    const { text, press, router } = await open('/settings/about');
    await expect.poll(text).toContain('Medical Plan');
    expect(text()).toContain('M1');
    await press('Terms of Use');
    await expect.poll(() => router.state.location.pathname).toBe('/terms-of-use');
    fireEvent.click(await page.findByRole('link', { name: 'Back to settings' }));
    await expect.poll(() => router.state.location.pathname).toBe('/settings/about');
  });
});

describe('the menu of the selected plan', () => {
  const openWithMenu = (address: string, answer?: Answer) =>
    open(address, answer, undefined, undefined, { hasFrame: true });
  const menu = () => page.queryByRole('navigation', { name: 'Main' })?.textContent ?? '';

  it.each(['/settings/about', '/linking-disclaimer'])(
    'shows the menu of the selected plan after a reload of %s',
    async (path) => {
      await openWithMenu(path);
      await expect.poll(menu).toContain('Pay Bill');
    },
  );

  it('hides the menu of the selected plan when the rights fail to load, and keeps the screen', async () => {
    const { text, portal } = await openWithMenu('/settings/about', (path) =>
      path.includes('/accessrights/') ? new Response(null, { status: 500 }) : null,
    );
    await expect.poll(text).toContain('Medical Plan');
    await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
    expect(menu()).not.toContain('Pay Bill');
    expect(portal.errors.shown.get().isOpen).toBe(false);
    expect(text()).toContain('Settings');
  });
});
