// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryCardWords as words } from '#content/carry-card.ts';
import { idCardWords } from '#content/id-card.ts';
import { listWords } from '#content/list.ts';
import { bundle, patient } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

const save = vi.hoisted(() => ({
  file: vi.fn<(content: string | Blob, name: string, type?: string) => void>(),
}));
vi.mock('#src/ui/browser/save-file.ts', () => ({ saveFile: save.file }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  save.file.mockReset();
});

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const people = [
  { memberId: 'C101', firstName: 'MARIA', relationship: 'self', dateOfBirth: '1984-03-14' },
  { memberId: 'C102', firstName: 'SOFIA', relationship: 'child', dateOfBirth: '2014-05-02' },
  {
    memberId: 'C103',
    firstName: 'LUIS',
    relationship: 'spouse',
    dateOfBirth: '1982-01-01',
    familyAccess: true,
    access: 'see',
  },
];
const coverageOf = (memberId: string, more: object = {}) => ({
  resourceType: 'Coverage',
  id: `hip-${memberId}`,
  status: 'active',
  type: { coding: [{ code: 'hip' }] },
  subscriberId: 'C1',
  identifier: [{ value: memberId }],
  class: [{ type: { coding: [{ code: 'group' }] }, value: `G-${memberId}` }],
  ...more,
});
const saveUrl = 'https://pay.google.com/gp/v/save/a.b.c';
const pkpass = (text = 'PK…') =>
  new Response(text, { headers: { 'content-type': 'application/octet-stream' } });

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

async function open(
  answers: Answers = {},
  {
    rights = everyRight,
    of = plan,
    more = {},
  }: { rights?: object; of?: typeof plan; more?: object } = {},
) {
  const left: string[] = [];
  const all: Answers = {
    Coverage: () => bundle({ resources: people.map(({ memberId }) => coverageOf(memberId, more)) }),
    Patient: () => bundle({ resources: [patient('p1', 'C101')] }),
    'hip-C101': () => Response.json(coverageOf('C101')),
    'health-links': () => Response.json({ items: [], page: 1, pageSize: 100, total: 0 }),
    apple: () => pkpass(),
    google: () => Response.json({ saveUrl }),
    ...answers,
  };
  const screen = await openScreen('/medical/id-card', of, {
    leave: (url) => left.push(url.href),
    answer: (path, request) =>
      path.includes('/accessrights/')
        ? Response.json({ accessibleMembers: people, rights: { ...everyRight, ...rights } })
        : (all[path.slice(path.lastIndexOf('/') + 1)]?.(request) ?? null),
  });
  await screen.says(words.title);
  return { ...screen, left };
}

const pass = (memberId: string, wallet: string) =>
  `GET /api/v1/members/${memberId}/id-cards/hip-${memberId}/passes/${wallet}`;
const passesAmong = (calls: readonly string[]) => calls.filter((call) => call.includes('/passes/'));

describe('a card in a phone’s wallet', () => {
  it('downloads an Apple pass with the right media type and name', async () => {
    const { pressTwice, says, calls } = await open();
    await pressTwice(words.wallet.add.apple);
    await says(words.wallet.saved);
    expect(passesAmong(calls)).toEqual([pass('C101', 'apple')]);
    expect(save.file).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'application/vnd.apple.pkpass', size: 5 }),
      'id-card.pkpass',
    );
  });

  it('opens Google’s page for a Google pass, without storing its address', async () => {
    const { press, left, calls, portal, session } = await open();
    await press(words.wallet.add.google);
    await expect.poll(() => left).toEqual([saveUrl]);
    expect(passesAmong(calls)).toEqual([pass('C101', 'google')]);
    expect(save.file).not.toHaveBeenCalled();
    const cached = portal.queryClient.getQueryCache().getAll();
    const storedValues = [...cached.map(({ state }) => state.data), Object.entries(session)];
    expect(JSON.stringify(storedValues)).not.toContain('pay.google.com');
  });

  it('adds the card of the selected person', async () => {
    const { press, says, type, calls, getByRole } = await open();
    await type(idCardWords.whose, 'C102');
    await says(words.titleOf('Sofia'));
    getByRole('region', { name: words.titleOf('Sofia') });
    await press(words.wallet.add.apple);
    await says(words.wallet.saved);
    expect(passesAmong(calls)).toEqual([pass('C102', 'apple')]);
  });

  it('product rule 6.6: offers only wallets that the plan has passes for', async () => {
    const googleOnly = await open({}, { rights: { walletPasses: [{ type: 'google' }] } });
    googleOnly.getByRole('button', { name: words.wallet.add.google });
    expect(googleOnly.queryByRole('button', { name: words.wallet.add.apple })).toBeNull();
    googleOnly.close();
    const none = await open({}, { rights: { walletPasses: [] } });
    none.getByRole('button', { name: words.print.button });
    expect(none.text()).not.toContain(words.wallet.text);
    expect(none.text()).not.toContain('Wallet');
  });

  describe.each(['apple', 'google'] as const)('that fails for %s', (wallet) => {
    it.each(faults.filter(({ name }) => name !== 'abort'))(
      '$name: says what to do instead, and adds the card on Retry',
      async ({ answer }) => {
        let isBroken = true;
        const good = wallet === 'apple' ? pkpass : () => Response.json({ saveUrl });
        const { press, findByRole, queryByRole, left, portal } = await open({
          [wallet]: () => (isBroken ? answer() : good()),
        });
        await press(words.wallet.add[wallet]);
        expect((await findByRole('alert')).textContent).toBe(words.wallet.failed);
        expect(save.file).not.toHaveBeenCalled();
        expect(left).toEqual([]);
        // It is said in place: no dialog says it a second time.
        expect(portal.errors.shown.get().isOpen).toBe(false);
        isBroken = false;
        await press(listWords.retry);
        await expect.poll(() => queryByRole('button', { name: listWords.retry })).toBeNull();
        expect(queryByRole('alert')).toBeNull();
        if (wallet === 'apple') {
          expect(save.file).toHaveBeenCalledOnce();
          // The button that was pressed is gone.
          expect(document.activeElement?.textContent).toBe(words.wallet.saved);
        } else expect(left).toEqual([saveUrl]);
      },
    );

    it('announces a second failure, and keeps the button in place', async () => {
      const { press, findByRole, getByRole } = await open({
        [wallet]: () => new Response('', { status: 503 }),
      });
      await press(words.wallet.add[wallet]);
      const first = await findByRole('alert');
      getByRole('button', { name: listWords.retry }).focus();
      await press(listWords.retry);
      await expect.poll(() => first.isConnected).toBe(false);
      expect((await findByRole('alert')).textContent).toBe(words.wallet.failed);
      expect(document.activeElement).toBe(getByRole('button', { name: listWords.retry }));
    });
  });

  it.each([
    'https://pay.google.com.example/gp/v/save/a.b.c',
    'http://pay.google.com/gp/v/save/a.b.c',
    'https://pay.google.com/elsewhere',
    'javascript:alert(1)',
  ])('leads nowhere but to Google’s page: %s', async (address) => {
    const { press, findByRole, left } = await open({
      google: () => Response.json({ saveUrl: address }),
    });
    await press(words.wallet.add.google);
    await findByRole('alert');
    expect(left).toEqual([]);
  });
});

describe('a card as a file', () => {
  it('contains the same bundle as a shared link, under a name without personal data', async () => {
    const { press, pressTwice } = await open();
    await press(words.more);
    await pressTwice(words.file.button);
    await expect.poll(() => save.file.mock.calls).toHaveLength(1);
    const [[text, name, type] = []] = save.file.mock.calls;
    expect(JSON.parse(typeof text === 'string' ? text : '')).toMatchObject({
      resourceType: 'Bundle',
      type: 'collection',
      entry: [{ resource: { resourceType: 'Coverage', id: 'hip-C101' } }],
    });
    expect([name, type]).toEqual(['id-card-2026-11-21.json', 'application/fhir+json']);
  });

  it.each(faults.filter(({ name }) => name !== 'abort'))(
    '$name: is said in place, and can be tried again',
    async ({ answer }) => {
      let isBroken = true;
      const { press, findByRole, portal } = await open({
        'hip-C101': () => (isBroken ? answer() : Response.json(coverageOf('C101'))),
      });
      await press(words.more);
      await press(words.file.button);
      expect((await findByRole('alert')).textContent).toBe(words.file.failed);
      expect(save.file).not.toHaveBeenCalled();
      expect(portal.errors.shown.get().isOpen).toBe(false);
      isBroken = false;
      await press(words.file.button);
      await expect.poll(() => save.file.mock.calls).toHaveLength(1);
    },
  );

  it('does not offer the file for another adult, because it contains more than the card', async () => {
    const { says, type, press, queryByRole, getByRole } = await open();
    await type(idCardWords.whose, 'C103');
    await says(words.titleOf('Luis'));
    await press(words.more);
    getByRole('button', { name: words.wallet.add.apple });
    getByRole('button', { name: words.print.button });
    expect(queryByRole('button', { name: words.file.button })).toBeNull();
  });
});

describe('a card of a plan that has ended', () => {
  it('can be printed, but not added to a wallet or saved as a file', async () => {
    const ended = { ...plan, isActive: false, covTermDate: '2026-06-30' };
    const { getByRole, queryByRole } = await open(
      {},
      { of: ended, more: { period: { end: '2026-06-30' } } },
    );
    getByRole('button', { name: words.print.button });
    for (const name of [...Object.values(words.wallet.add), words.file.button]) {
      expect(queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('a card in wallet size', () => {
  it('a card in wallet size is alone on its sheet with both sides until printing ends', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { press } = await open();
    const sheet = () => document.querySelector('body > [data-alone-on-paper]');
    expect(sheet()).toBeNull();
    print.mockImplementation(() => {
      // As the browser takes the page, the sheet has to be there.
      expect(sheet()?.querySelectorAll('[data-is]')).toHaveLength(2);
      expect(sheet()?.textContent).toContain(idCardWords.card.cut);
    });
    await press(words.more);
    await press(words.print.button);
    expect(print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(sheet).toBeNull();
  });
});
