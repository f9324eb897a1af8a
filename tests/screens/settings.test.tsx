// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faults } from '#tests/support/faults.ts';
import { fieldOf, fill } from '#tests/support/fill.ts';
import { SizesThatStay } from '#tests/support/no-layout.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizesThatStay);
  vi.stubGlobal('scrollTo', () => {});
});
let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

const onFile = {
  displayName: 'Maria',
  tosChecked: true,
  email: 'maria@mail.example',
  phone: '5015550142',
  homePhone: null,
  workPhone: null,
  address: {
    ...{ address1: '2207 Juniper Court', address2: null, city: 'Cedar Bluff' },
    ...{ stateCode: 'AR', zip: '72201' },
  },
  addressManagedBy: 'self',
};

type Answer = (path: string, request: Request) => Response | Promise<Response | null> | null;

async function open(
  address: string,
  answer: Answer = () => null,
  plan = planOf('Medical', { memberId: 'M1' }),
  settings: object = onFile,
) {
  const screen = await openScreen(address, plan, {
    answer: async (path, request) =>
      (await answer(path, request)) ??
      (path.endsWith('/settings') ? Response.json(settings) : null),
  });
  close = screen.close;
  const card = (title: string) =>
    [...(screen.main()?.querySelectorAll('section') ?? [])].find(
      (one) => one.querySelector('h2')?.textContent === title,
    ) ?? null;
  return {
    ...screen,
    card,
    /** Opens the form of a card. */
    edit: async (title: string) => {
      await expect.poll(() => card(title)?.querySelector('button')).toBeTruthy();
      card(title)?.querySelector('button')?.click();
      await expect.poll(() => card(title)?.querySelector('form')).toBeTruthy();
    },
    save: (title: string) => card(title)?.querySelector('form')?.requestSubmit(),
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

  it('shows what it can where the insurer says next to nothing', async () => {
    const { text } = await open('/settings/profile', undefined, undefined, { tosChecked: true });
    await expect.poll(() => text().match(/Not on file/g)?.length).toBe(6);
  });

  it.each([
    ['employer', 'Your employer keeps your mailing address.'],
    ['state', 'The state keeps your mailing address.'],
    ['a broker', 'You can’t change your mailing address here.'],
  ])('an address that the %s keeps cannot be changed here, and why', async (by, words) => {
    const plan = planOf('Medical', { ssoType: by });
    const { card, text, portal } = await open('/settings/profile', undefined, plan, {
      ...onFile,
      addressManagedBy: by,
    });
    await portal.plans.load();
    await expect.poll(text).toContain(words);
    expect(card('Mailing address')?.querySelector('button')).toBeNull();
    await expect
      .poll(() => card('Policy information')?.querySelector('a')?.getAttribute('href'))
      .toBe('/medical/coverage-and-copays');
  });

  it('an address is judged, sent, shown, and said to be saved, with the focus', async () => {
    let sent: unknown;
    const { card, edit, save, text } = await open('/settings/profile', async (path, request) => {
      if (!path.endsWith('/settings/address')) return null;
      sent = await request.json();
      return Response.json({});
    });
    await edit('Mailing address');
    await expect.poll(() => document.activeElement?.id).toBe('address-address1');
    save('Mailing address');
    await expect.poll(text).toContain('You haven’t changed anything yet.');
    fill(card('Mailing address'), 'Street address', '418 Larkspur Lane');
    fill(card('Mailing address'), 'ZIP code', '7220');
    save('Mailing address');
    await expect.poll(text).toContain('Enter a valid ZIP code');
    expect(sent).toBeUndefined();
    fill(card('Mailing address'), 'ZIP code', '72201');
    save('Mailing address');
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Your address has been updated.');
    expect(sent).toEqual({
      ...onFile.address,
      address1: '418 Larkspur Lane',
    });
    expect(text()).toContain('418 Larkspur Lane');
  });

  it('what the insurer rejects stands on its field, and nothing typed is lost', async () => {
    const { card, edit, save, text } = await open('/settings/profile', (path) =>
      path.endsWith('/settings/email')
        ? Response.json(
            {
              ...{ type: 'about:blank', title: 'No', status: 422 },
              validationErrors: [{ field: 'email', code: 'notAllowed', message: 'Not that one.' }],
            },
            { status: 422 },
          )
        : null,
    );
    await edit('Email');
    fill(card('Email'), 'Email address', 'maria@delgado.example');
    save('Email');
    await expect.poll(text).toContain('Not that one.');
    const field = fieldOf(card('Email'), 'Email address');
    expect(field.value).toBe('maria@delgado.example');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('a new display name is on every screen at once', async () => {
    const { card, edit, save, portal } = await open('/settings/profile', (path) =>
      path.endsWith('/display-name') ? Response.json({}) : null,
    );
    await portal.plans.load();
    await edit('Display name');
    fill(card('Display name'), 'Display name', 'Mari');
    save('Display name');
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Your display name has been updated.');
    expect(portal.plans.current()?.plan.usersPreferredName).toBe('Mari');
  });

  it('who gives up changes nothing, and is back at the button', async () => {
    const { card, edit, button, calls } = await open('/settings/profile');
    await edit('Phone numbers');
    fill(card('Phone numbers'), 'Home', '5015550178');
    button('Cancel')?.click();
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe('Edit phone numbers');
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it.each(faults.filter(({ name }) => !name.startsWith('422')))(
    'that could not be saved ($name) says so with its code, and keeps what was typed',
    async (fault) => {
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { card, edit, save, portal } = await open('/settings/profile', (path) =>
        path.endsWith('/settings/email') ? Promise.resolve(fault.answer()) : null,
      );
      await edit('Email');
      fill(card('Email'), 'Email address', 'maria@delgado.example');
      save('Email');
      // Given up by ourselves is nobody's news.
      const code = fault.kind === 'aborted' ? null : 'BP-NFA-100';
      await expect
        .poll(() => card('Email')?.querySelector('[type=submit]')?.textContent)
        .toBe('Save');
      await expect.poll(() => portal.errors.shown.get().code).toBe(code);
      expect(fieldOf(card('Email'), 'Email address').value).toBe('maria@delgado.example');
      told.mockRestore();
    },
  );
});
