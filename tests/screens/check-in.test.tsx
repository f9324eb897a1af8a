// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkInWords as words } from '#content/check-in.ts';
import { shareCardWords } from '#content/share-card.ts';
import { bundle, patient } from '#tests/support/claim-answers.ts';
import { decrypted, factsOf } from '#tests/support/open-health-link.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

beforeEach(() => {
  // jsdom has another Uint8Array than Node's encoder and cryptography.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const plan = planOf('Medical', { contractId: 'C1', memberId: 'C101' });
const card = (memberId: string, patientId: string) => ({
  resourceType: 'Coverage',
  id: `hip-${memberId}`,
  status: 'active',
  type: { coding: [{ code: 'hip' }] },
  identifier: [{ value: memberId }],
  beneficiary: { reference: `Patient/${patientId}` },
});
const person = (id: string) => ({
  resourceType: 'Patient',
  id,
  gender: 'female',
  birthDate: '1984-03-14',
  name: [{ family: 'Delgado', given: ['Maria'] }],
});
const allergy = (id: string, text: string, more: object = {}) => ({
  resourceType: 'AllergyIntolerance',
  id,
  patient: { reference: 'Patient/p1' },
  code: { text },
  ...more,
});
const drug = (id: string, text: string) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: { reference: 'Patient/p1' },
  medicationCodeableConcept: { text },
  note: [{ text: 'canary' }],
});
const vaccine = {
  resourceType: 'Immunization',
  id: 'v1',
  status: 'completed',
  patient: { reference: 'Patient/p1' },
  vaccineCode: { text: 'Flu' },
  occurrenceDateTime: '2025-10-02',
};
const fileUrl = 'https://insurer.example/links/1';
const made = {
  linkId: 'l1',
  createdAt: '2026-11-21T09:00:00Z',
  expiresAt: '2026-11-21T09:15:00Z',
  isForCheckIn: true,
  timesOpened: 0,
  openings: [],
};
const listOf = (items: readonly unknown[]) =>
  Response.json({ items, page: 1, pageSize: 100, total: items.length });
const failing = () => new Response('', { status: 500 });

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

const access = (more: object = {}) =>
  Response.json({
    accessibleMembers: [{ memberId: 'C101', firstName: 'MARIA', relationship: 'self' }],
    rights: everyRight,
    ...more,
  });

async function open(answers: Answers = {}, now?: () => number) {
  const posts: unknown[] = [];
  const all: Answers = {
    'GET Coverage': () => bundle({ resources: [card('C101', 'p1')] }),
    'GET hip-C101': () => Response.json(card('C101', 'p1')),
    'GET Patient': () => bundle({ resources: [patient('p1', 'C101')] }),
    'GET p1': () => Response.json(person('p1')),
    'GET AllergyIntolerance': () =>
      bundle({
        resources: [
          allergy('a1', 'Penicillin', { reaction: [{ manifestation: [{ text: 'Hives' }] }] }),
          allergy('a2', 'Latex'),
        ],
      }),
    'GET MedicationRequest': () => bundle({ resources: [drug('d1', 'Metformin')] }),
    'GET Condition': () => bundle({ resources: [] }),
    'GET Immunization': () => bundle({ resources: [vaccine] }),
    'GET health-links': () => listOf(posts.length > 0 ? [made] : []),
    'POST check-in-links': () => Response.json({ ...made, fileUrl }, { status: 201 }),
    'DELETE l1': () => new Response(null, { status: 204 }),
    ...answers,
  };
  const screen = await openScreen('/medical/id-card', plan, {
    ...(now && { now }),
    async answer(path, request) {
      const { method } = request;
      if (method === 'POST') posts.push(await request.clone().json());
      if (path.includes('/accessrights/')) return all['GET accessrights']?.(request) ?? access();
      return (await all[`${method} ${path.slice(path.lastIndexOf('/') + 1)}`]?.(request)) ?? null;
    },
  });
  // The code fills the window, outside of the page's main region.
  const page = within(document.body);
  const text = () => document.body.textContent;
  const says = (said: string) => expect.poll(text).toContain(said);
  const press = async (name: string) =>
    screen.user.click(await page.findByRole('button', { name }));
  const begin = async () => {
    await screen.says(shareCardWords.checkIn);
    await screen.press(shareCardWords.checkIn);
    await screen.says(words.form.preview);
  };
  const tick = async (name: string | RegExp) =>
    screen.user.click(await screen.findByRole('checkbox', { name }));
  const preview = () => screen.getByRole('region', { name: words.form.preview }).textContent;
  return { ...screen, ...page, text, says, press, posts, begin, tick, preview };
}

const postIn = (posts: readonly unknown[]) => {
  const [post] = posts;
  if (typeof post !== 'object' || post === null || !('content' in post)) throw new Error('no post');
  return { content: String(post.content), post };
};

/** Returns the link in the code. It is copied, because the screen doesn't show it. */
async function linkIn(screen: Awaited<ReturnType<typeof open>>) {
  await screen.press(words.code.copy);
  await screen.says(words.code.copied);
  return navigator.clipboard.readText();
}

describe('a check-in', () => {
  it('shares only the card when nothing is checked', async () => {
    const screen = await open();
    await screen.begin();
    expect(screen.preview()).toBe(`${words.form.preview}${words.form.card}`);
    await screen.findByRole('checkbox', { name: 'Allergies (2)' });
    for (const box of screen.getAllByRole('checkbox'))
      expect(box).not.toHaveProperty('checked', true);
    await screen.press(words.form.submit);
    await screen.says(words.code.title);
    const link = await linkIn(screen);
    const facts = factsOf(link);
    expect(facts).toMatchObject({ url: fileUrl, flag: 'U', label: 'Check-in' });
    const { content, post } = postIn(screen.posts);
    expect(Object.keys(post)).toEqual(['content', 'minutes']);
    expect(post).toMatchObject({ minutes: 15 });
    const read = decrypted(content, facts.key);
    expect(read).not.toMatch(/Penicillin|Metformin|Flu/);
    expect(JSON.parse(read)).toMatchObject({
      type: 'collection',
      entry: ['Coverage', 'Patient', 'DocumentReference'].map((resourceType) => ({
        resource: { resourceType },
      })),
    });
    const cached = JSON.stringify(
      screen.portal.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
    for (const canary of [facts.key, link]) {
      expect(JSON.stringify(Object.entries(screen.session))).not.toContain(canary);
      expect(cached).not.toContain(canary);
      expect(JSON.stringify(screen.posts)).not.toContain(canary);
    }
  });

  it('previews the checked entries, and shares only those', async () => {
    const screen = await open();
    await screen.begin();
    await screen.tick('Allergies (2)');
    await screen.tick('Medications (1)');
    expect(screen.preview()).toContain('Allergies: Latex and Penicillin');
    expect(screen.preview()).toContain('Medications: Metformin');
    await screen.tick('Latex');
    expect(screen.preview()).toContain('Allergies: Penicillin');
    expect(screen.preview()).not.toContain('Latex');
    await screen.type(words.form.minutes, '30');
    await screen.press(words.form.submit);
    await screen.says(words.code.title);
    expect(screen.text()).toContain('the ID card, 1 allergy and 1 medication');
    const { content, post } = postIn(screen.posts);
    expect(post).toMatchObject({ minutes: 30 });
    const read = decrypted(content, factsOf(await linkIn(screen)).key);
    expect(read).toContain('Penicillin');
    expect(read).toContain('Metformin');
    expect(read).not.toMatch(/Latex|Flu|canary/);
    expect(JSON.stringify(screen.posts)).not.toMatch(/Penicillin|Delgado/);
  });

  it('leaves out a list that was unchecked again', async () => {
    const screen = await open();
    await screen.begin();
    await screen.tick('Vaccines (1)');
    expect(screen.preview()).toContain('Vaccines: Flu');
    await screen.tick('Vaccines (1)');
    expect(screen.preview()).not.toContain('Flu');
  });

  it('offers no empty list, because an office would read it as “none”', async () => {
    const { begin, says, queryByRole } = await open();
    await begin();
    await says(words.form.none.condition.ifComplete);
    expect(queryByRole('checkbox', { name: /^Conditions/ })).toBeNull();
  });

  it('says which list fails to load, and shares the rest', async () => {
    let isBroken = true;
    const screen = await open({
      'GET MedicationRequest': () =>
        isBroken ? failing() : bundle({ resources: [drug('d1', 'Metformin')] }),
    });
    await screen.begin();
    await screen.says(words.form.listFailed('medications'));
    await screen.tick('Allergies (2)');
    await screen.press(words.form.submit);
    await screen.says(words.code.title);
    await screen.press(words.code.stop);
    await screen.says(words.code.stopped);
    await screen.press(words.code.again);
    isBroken = false;
    await screen.press(`${words.form.retryRecord}, medications`);
    await screen.findByRole('checkbox', { name: 'Medications (1)' });
    // The checked entries are kept.
    expect(screen.preview()).toContain('Allergies: Latex and Penicillin');
  });

  it('says that the record fails to load, and shares the card', async () => {
    const screen = await open({ 'GET Patient': failing });
    await screen.begin();
    await screen.says(words.form.recordFailed);
    await screen.press(words.form.submit);
    await screen.says(words.code.title);
  });

  it('neither requests nor offers a health record at a check-in without the right', async () => {
    const rights = { ...everyRight, personalHealthRecord: false };
    const { begin, calls, text } = await open({ 'GET accessrights': () => access({ rights }) });
    await begin();
    expect(text()).not.toContain(words.form.record);
    expect(text()).not.toContain(shareCardWords.checkInMore);
    expect(calls.filter((call) => /AllergyIntolerance|Immunization/.test(call))).toEqual([]);
  });

  it('shares the card, but not the record, of an adult whom the user may act for', async () => {
    const elena = { memberId: 'C102', firstName: 'ELENA', relationship: 'child' };
    const screen = await open({
      'GET accessrights': () =>
        access({
          accessibleMembers: [
            { memberId: 'C101', firstName: 'MARIA', relationship: 'self' },
            { ...elena, dateOfBirth: '2000-01-30', familyAccess: true, access: 'act' },
          ],
        }),
      'GET Coverage': () => bundle({ resources: [card('C101', 'p1'), card('C102', 'p2')] }),
      'GET Patient': () => bundle({ resources: [patient('p1', 'C101'), patient('p2', 'C102')] }),
    });
    await screen.says(shareCardWords.checkIn);
    await screen.type('Whose card', 'C102');
    await screen.press(shareCardWords.checkInOf('Elena'));
    await screen.says(words.form.textOf('Elena'));
    await screen.says(words.form.cardOf('Elena'));
    expect(screen.text()).not.toContain(words.form.recordOf('Elena'));
    expect(screen.calls.filter((call) => call.includes('AllergyIntolerance'))).toEqual([]);
  });

  it.each([
    ['no address', undefined],
    ['an address without encryption', 'http://insurer.example/1'],
    ['an address that no code can hold', `https://insurer.example/${'x'.repeat(120)}`],
  ])('shows no code when the insurer sends %s', async (_, url) => {
    const { begin, says, press, text } = await open({
      'POST check-in-links': () => Response.json({ ...made, fileUrl: url }, { status: 201 }),
    });
    await begin();
    await press(words.form.submit);
    await says(words.form.failed);
    expect(text()).not.toContain(words.code.title);
  });

  it('keeps the selection after a failure', async () => {
    let isBroken = true;
    const screen = await open({
      'POST check-in-links': () =>
        isBroken ? failing() : Response.json({ ...made, fileUrl }, { status: 201 }),
    });
    await screen.begin();
    await screen.tick('Allergies (2)');
    await screen.tick('Latex');
    await screen.press(words.form.submit);
    await screen.says(words.form.failed);
    expect(screen.preview()).toContain('Allergies: Penicillin');
    isBroken = false;
    await screen.press(words.form.submit);
    await screen.says(words.code.title);
  });

  it('says when there are too many links', async () => {
    const { begin, says, press } = await open({
      'POST check-in-links': () =>
        Response.json(
          { type: 'about:blank', title: 'Conflict', status: 409, code: 'tooManyLinks' },
          { status: 409 },
        ),
    });
    await begin();
    await press(words.form.submit);
    await says(shareCardWords.form.tooMany);
  });
});

describe('the code', () => {
  const opened = (openings: readonly object[]) => ({
    ...made,
    timesOpened: openings.length,
    openings,
  });

  it.each([
    ['no reader', [], 'Not opened yet'],
    [
      'a reader with a name',
      [{ recipient: 'Riverside Clinic front desk', openedAt: '2026-11-21T09:05:00Z' }],
      'Opened by Riverside Clinic front desk, 9:05 a.m.',
    ],
    [
      'a reader without a name',
      [{ openedAt: '2026-11-21T09:05:00Z' }],
      'Opened by a reader that gave no name, 9:05 a.m.',
    ],
    [
      'a reader whose name would turn the line around',
      [{ recipient: '\u202Eksed tnorF\nagain', openedAt: '2026-11-21T09:05:00Z' }],
      'Opened by ksed tnorF again, 9:05 a.m.',
    ],
  ])('says who opened it: %s', async (_, openings, text) => {
    const { begin, says, press, posts } = await open({
      'GET health-links': () => listOf(posts.length > 0 ? [opened(openings)] : []),
    });
    await begin();
    await press(words.form.submit);
    await says(words.code.title);
    await says(text);
  });

  it('stops at once, and announces it', async () => {
    const { begin, says, press, calls, text, getByRole } = await open();
    await begin();
    await press(words.form.submit);
    await says(words.code.title);
    getByRole('img', { name: words.code.qr });
    await press(words.code.stop);
    await says(words.code.stopped);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    expect(text()).not.toContain(words.code.desk);
  });

  it('stays with an error when stopping fails', async () => {
    const { begin, says, press, getByRole } = await open({ 'DELETE l1': failing });
    await begin();
    await press(words.form.submit);
    await says(words.code.title);
    await press(words.code.stop);
    await says(words.code.stopFailed);
    getByRole('img', { name: words.code.qr });
  });

  it('stays without an error dialog when the openings fail to load', async () => {
    let isBroken = false;
    const { begin, says, press, posts, portal, getByRole } = await open({
      'GET health-links': () =>
        isBroken ? failing() : listOf(posts.length > 0 ? [opened([])] : []),
    });
    await begin();
    await press(words.form.submit);
    await says(words.code.title);
    await says('Not opened yet');
    isBroken = true;
    await says('This part isn’t available right now');
    expect(portal.errors.shown.get().isOpen).toBe(false);
    getByRole('img', { name: words.code.qr });
  });

  it('says when it was stopped elsewhere', async () => {
    let isListed = true;
    const { begin, says, press, posts } = await open({
      'GET health-links': () => listOf(isListed && posts.length > 0 ? [opened([])] : []),
    });
    await begin();
    await press(words.form.submit);
    await says('Not opened yet');
    isListed = false;
    await says(words.code.stopped);
  });

  it('disappears when it expires', async () => {
    let now = Date.parse('2026-11-21T09:00:00Z');
    const { begin, says, press, queryByRole, getByRole } = await open({}, () => now);
    await begin();
    await press(words.form.submit);
    await says(words.code.title);
    expect(getByRole('timer').textContent).toBe(words.code.left('15:00'));
    now += 54_000;
    await says(words.code.left('14:06'));
    now = Date.parse(made.expiresAt);
    await says(words.code.ended);
    expect(queryByRole('img', { name: words.code.qr })).toBeNull();
    await press(words.code.again);
    await says(words.form.preview);
  });
});

describe('links that ended', () => {
  it('lists links that ended on press, with who had opened them', async () => {
    const { press, says, calls } = await open({
      'GET health-links': (request) =>
        request.url.includes('state=ended')
          ? listOf([
              {
                ...made,
                endedAt: '2026-11-20T09:07:00Z',
                timesOpened: 22,
                openings: [{ recipient: 'Front desk', openedAt: '2026-11-20T09:05:00Z' }],
              },
            ])
          : listOf([]),
    });
    await says(shareCardWords.kept.ended);
    expect(calls.filter((call) => call.includes('state=ended'))).toEqual([]);
    await press(shareCardWords.kept.ended);
    await says(shareCardWords.kept.endedTitle);
    await says('Opened by Front desk, Nov 20, 2026, 9:05 a.m.');
    await says('Opened 21 more times before');
    await says('Ended Nov 20, 2026, 9:07 a.m.');
  });

  it('say that no link has ended when the list is empty', async () => {
    const { press, says } = await open();
    await press(shareCardWords.kept.ended);
    await says(shareCardWords.kept.endedNone.ifComplete);
  });
});
