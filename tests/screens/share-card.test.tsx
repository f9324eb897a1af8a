// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareCardWords as words } from '#content/share-card.ts';
import { bundle, patient } from '#tests/support/claim-answers.ts';
import { faults } from '#tests/support/faults.ts';
import { decrypted, factsOf } from '#tests/support/open-health-link.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

beforeEach(() => {
  // jsdom has another Uint8Array than Node's encoder and cryptography.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const coverage = {
  resourceType: 'Coverage',
  id: 'hip-C1-01',
  status: 'active',
  type: { coding: [{ code: 'hip' }] },
  identifier: [{ value: 'C101' }],
  beneficiary: { reference: 'Patient/p1' },
  class: [{ type: { coding: [{ code: 'group' }] }, value: 'G-77' }],
};
const manifestUrl = 'https://insurer.example/links/1';
const storedLink = {
  linkId: 'l1',
  expiresAt: '2026-11-22T09:00:00Z',
  createdAt: '2026-11-21T08:00:00Z',
};
const listOf = (items: readonly unknown[]) =>
  Response.json({ items, page: 1, pageSize: 100, total: items.length });

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

async function open(answers: Answers = {}) {
  const posts: unknown[] = [];
  const all: Answers = {
    'GET Coverage': () => bundle({ resources: [coverage] }),
    'GET hip-C1-01': () => Response.json(coverage),
    'GET Patient': () => bundle({ resources: [patient('p1', 'C101')] }),
    'GET p1': () =>
      Response.json({
        resourceType: 'Patient',
        id: 'p1',
        name: [{ family: 'Delgado' }],
        telecom: [{ system: 'email', value: 'canary@mail.example' }],
        identifier: [
          { type: { coding: [{ code: 'SS' }] }, value: '900-12-3456' },
          { type: { coding: [{ code: 'MB' }] }, value: 'C101' },
        ],
      }),
    'GET health-links': () => listOf([]),
    'POST health-links': () => Response.json({ ...storedLink, manifestUrl }, { status: 201 }),
    'DELETE l1': () => new Response(null, { status: 204 }),
    ...answers,
  };
  const screen = await openScreen('/medical/id-card', plan, {
    async answer(path, request) {
      const { method } = request;
      if (method === 'POST') posts.push(await request.clone().json());
      return (await all[`${method} ${path.slice(path.lastIndexOf('/') + 1)}`]?.(request)) ?? null;
    },
  });
  const begin = async () => {
    await screen.press(words.more);
    await screen.press(words.begin);
    await screen.says(words.form.hours);
  };
  const link = () => screen.main.querySelector<HTMLInputElement>('input[readonly]')?.value ?? '';
  return { ...screen, posts, begin, link };
}

const sealedIn = (post: unknown): string => {
  if (typeof post !== 'object' || post === null || !('content' in post)) return '';
  return String(post.content);
};

describe('a card by a link', () => {
  it('encrypts a card before it is sent, with the key only in the link', async () => {
    const { begin, says, press, type, posts, link, session, main, portal, pressTwice } =
      await open();
    await begin();
    await type(words.form.hours, '168');
    await type(words.form.passcode, ' four-2-nine ');
    await pressTwice(words.form.submit);
    await says(words.made.title);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({ hours: 168, passcode: 'four-2-nine' });
    expect(JSON.stringify(posts)).not.toMatch(/G-77|Delgado/);
    const facts = factsOf(link());
    expect(facts).toMatchObject({ url: manifestUrl, flag: 'P', exp: 1_795_338_000 });
    const read = decrypted(sealedIn(posts[0]), facts.key);
    expect(JSON.parse(read)).toMatchObject({
      resourceType: 'Bundle',
      type: 'collection',
      entry: [
        { resource: coverage },
        { resource: { id: 'p1', identifier: [{ value: 'C101' }], name: [{ family: 'Delgado' }] } },
      ],
    });
    // Facts that no card has stay out.
    expect(read).not.toMatch(/canary|900-12/);
    expect(main.querySelector(`svg[aria-label="${words.made.qr}"] path`)).not.toBeNull();
    const stored = JSON.stringify(Object.entries(session));
    const cached = JSON.stringify(
      portal.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
    for (const canary of [facts.key, link(), 'four-2-nine']) {
      expect(stored).not.toContain(canary);
      expect(cached).not.toContain(canary);
    }
    expect(JSON.stringify(posts)).not.toContain(facts.key);
    await press(words.made.close);
    await says(words.begin);
    expect(link()).toBe('');
  });

  it('has another key each time', async () => {
    const keys = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const { begin, says, press, link, close } = await open();
      await begin();
      await press(words.form.submit);
      await says(words.made.title);
      keys.add(factsOf(link()).key);
      close();
    }
    expect(keys.size).toBe(2);
  });

  it.each(['12345', 'x'.repeat(21)])('rejects %s as a passcode', async (passcode) => {
    const { begin, says, press, type, posts } = await open();
    await begin();
    await type(words.form.passcode, passcode);
    await press(words.form.submit);
    await says(words.form.passcodeWrong);
    expect(posts).toEqual([]);
  });

  it.each([
    ['no address', undefined],
    ['an address without encryption', 'http://insurer.example/1'],
    ['an address on this machine that is not the sandbox’s', 'http://localhost:4999/1'],
    ['an address that no code can hold', `https://insurer.example/${'x'.repeat(120)}`],
  ])('does not create a link when the insurer sends %s', async (_, url) => {
    const { begin, says, press, link } = await open({
      'POST health-links': () =>
        Response.json({ ...storedLink, manifestUrl: url }, { status: 201 }),
    });
    await begin();
    await press(words.form.submit);
    await says(words.form.failed);
    expect(link()).toBe('');
  });

  it.each(faults.filter(({ name, status }) => !name.startsWith('422') && status !== 429))(
    '$name: shows the failure, and keeps the typed values',
    async ({ answer }) => {
      let isBroken = true;
      const { begin, says, press, type } = await open({
        'POST health-links': () =>
          isBroken ? answer() : Response.json({ ...storedLink, manifestUrl }, { status: 201 }),
      });
      await begin();
      await type(words.form.passcode, 'four-2-nine');
      await press(words.form.submit);
      await says(words.form.failed);
      isBroken = false;
      await press(words.form.submit);
      await says(words.made.title);
    },
  );

  it('says that there are too many links and what to do, then creates it', async () => {
    let isFull = true;
    const { begin, says, press, type, getByLabelText } = await open({
      'POST health-links': () =>
        isFull
          ? Response.json(
              { type: 'about:blank', title: 'Conflict', status: 409, code: 'tooManyLinks' },
              { status: 409 },
            )
          : Response.json({ ...storedLink, manifestUrl }, { status: 201 }),
    });
    await begin();
    await type(words.form.passcode, 'four-2-nine');
    await press(words.form.submit);
    await says(words.form.tooMany);
    expect(getByLabelText<HTMLInputElement>(words.form.passcode).value).toBe('four-2-nine');
    isFull = false;
    await press(words.form.submit);
    await says(words.made.title);
  });

  it('copies a link, with a visible and spoken confirmation', async () => {
    const { begin, says, press, link, main } = await open();
    await begin();
    await press(words.form.submit);
    await says(words.made.title);
    const status = () => main.querySelector('p[role=status]');
    // The region exists from the start, because screen readers skip a region that appears with its text.
    expect(status()?.textContent).toBe('');
    await press(words.made.copy);
    await expect.poll(() => status()?.textContent).toBe(words.made.copied);
    expect(await navigator.clipboard.readText()).toBe(link());
    expect(words.made.copied).toContain('clipboard');
  });

  it.each(['GET hip-C1-01', 'GET p1'])('does not create a link without %s', async (call) => {
    const { begin, says, press, posts } = await open({
      [call]: () => new Response('', { status: 500 }),
    });
    await begin();
    await press(words.form.submit);
    await says(words.form.failed);
    expect(posts).toEqual([]);
  });
});

describe('active links', () => {
  it('lists active links until they end, and can revoke them', async () => {
    let links = [
      { ...storedLink, hasPasscode: true, timesOpened: 2 },
      { linkId: 'l2', expiresAt: '2026-11-21T08:59:59Z' },
    ];
    const { says, press, text, calls } = await open({
      'GET health-links': () => listOf(links),
      'DELETE l1': () => {
        links = [];
        return new Response(null, { status: 204 });
      },
    });
    await says(words.kept.title);
    expect(text()).toContain(words.kept.opened(2));
    expect(text()).toContain(` · ${words.kept.passcode}`);
    expect(text().split(words.kept.revoke)).toHaveLength(2);
    await press(words.kept.revoke);
    await says(words.kept.revoked);
    await expect.poll(text).not.toContain(words.kept.title);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('stay with an error when revoking fails', async () => {
    const { says, press, text, portal } = await open({
      'GET health-links': () => listOf([storedLink]),
      'DELETE l1': () => new Response('', { status: 500 }),
    });
    await says(words.kept.title);
    await press(words.kept.revoke);
    await expect.poll(() => portal.errors.shown.get().isOpen).toBe(true);
    expect(text()).toContain(words.kept.revoke);
  });

  it.each(faults)('$name: keeps the card and the button to share it', async ({ answer }) => {
    const { says } = await open({ 'GET health-links': answer });
    await says('G-77');
    await says(words.checkIn);
    await says('This part isn’t available right now');
  });
});
