// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { formatList } from '#content/formats.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { bundle, eob, patient } from '#tests/support/claim-answers.ts';
import { memberScreens } from '../../e2e/support/screens.ts';
import { messageCenter } from '#tests/support/mailboxes.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { everyRight, planOf } from '#tests/support/plans.ts';

/** A row of each list that can be about several people carries the name of whose it is, first. */

interface Person {
  memberId: string;
  firstName: string;
  dateOfBirth: string;
  relationship: string;
  familyAccess?: boolean;
  access?: 'see' | 'act';
}

const maria = {
  memberId: 'C101',
  firstName: 'MARIA',
  dateOfBirth: '1980-01-01',
  relationship: 'self',
};
const sofia = {
  memberId: 'C104',
  firstName: 'SOFIA',
  dateOfBirth: '2014-02-01',
  relationship: 'child',
};
const elena = {
  memberId: 'C102',
  firstName: 'ELENA',
  dateOfBirth: '2008-02-01',
  relationship: 'child',
};

interface Role {
  role: string;
  people: readonly Person[];
  /** The people in the rights; all of them unless the insurer leaves the user out. */
  listed?: readonly Person[];
  isPolicyHolder: boolean;
}

const roles: readonly Role[] = [
  { role: 'a policyholder with a child', people: [maria, sofia], isPolicyHolder: true },
  {
    role: 'a policyholder whose child of 18 shares',
    people: [maria, { ...elena, familyAccess: true, access: 'see' }],
    isPolicyHolder: true,
  },
  { role: 'a dependent who sees no other member', people: [elena], isPolicyHolder: false },
  { role: 'a member without a family', people: [maria], isPolicyHolder: true },
  {
    role: 'a policyholder whom the list of people leaves out',
    isPolicyHolder: true,
    people: [maria, sofia],
    listed: [sofia],
  },
];

const claimOf = ({ memberId }: Person) =>
  eob(`claim-${memberId}`, {
    patient: { reference: `Patient/p-${memberId}` },
    billablePeriod: { start: '2026-10-02' },
    provider: { display: 'Lakeside Clinic' },
    outcome: 'complete',
    payment: { type: { coding: [{ code: 'paid' }] } },
    adjudication: [
      {
        category: {
          coding: [
            {
              system: 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudicationDiscriminator',
              code: 'benefitpaymentstatus',
            },
          ],
        },
        reason: {
          coding: [
            {
              system: 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBPayerAdjudicationStatus',
              code: 'innetwork',
            },
          ],
        },
      },
    ],
    total: [
      ['submitted', 90],
      ['eligible', 60],
      ['deductible', 50],
      ['memberliability', 50],
    ].map(([code, value]) => ({
      category: { coding: [{ code }] },
      amount: { value, currency: 'USD' },
    })),
  });
const authorizationOf = ({ memberId }: Person) =>
  eob(`auth-${memberId}`, {
    use: 'preauthorization',
    disposition: 'Approved',
    preAuthRef: [`N-${memberId}`],
    patient: { reference: `Patient/p-${memberId}` },
    created: '2026-09-07',
    preAuthRefPeriod: [{ start: '2026-09-12', end: '2026-12-01' }],
    item: [{ productOrService: { text: 'Physical therapy' } }],
  });

const money = (amount: number) => ({ amount, currency: 'USD' });
const listOf = (items: readonly unknown[]) =>
  Response.json({ items, page: 1, pageSize: 100, total: items.length });

function open(address: string, { people, listed = people, isPolicyHolder }: Role) {
  const [self = maria] = people;
  const center = messageCenter(
    Object.fromEntries(
      people.map(({ memberId }) => [
        memberId,
        [
          {
            messageId: `m-${memberId}`,
            subject: 'A letter',
            status: 'unread',
            category: 'Claims',
            sentAt: '2026-11-18T16:20:00Z',
          },
        ],
      ]),
    ),
  );
  const plan = planOf('Medical', {
    contractId: 'C1',
    memberId: self.memberId,
    usersPreferredName: self.firstName,
    isPolicyHolder,
    // Far off, so that it takes no row of what needs attention.
    covTermDate: '2027-06-30',
  });
  return openScreen(address, plan, {
    async answer(path, request) {
      const { searchParams } = new URL(request.url);
      if (path.includes('/accessrights/')) {
        return Response.json({ accessibleMembers: listed, rights: everyRight });
      }
      if (path.endsWith('/Patient')) {
        return bundle({
          resources: people.map(({ memberId }) => patient(`p-${memberId}`, memberId, 'C1')),
        });
      }
      if (path.endsWith('/ExplanationOfBenefit')) {
        const patientParameter = searchParams.get('patient') ?? '';
        const matches = people.filter(({ memberId }) => patientParameter.includes(`p-${memberId}`));
        return bundle({
          resources: matches.flatMap((person) => [claimOf(person), authorizationOf(person)]),
        });
      }
      const read = /\/ExplanationOfBenefit\/\w+-(\w+)$/.exec(path);
      if (read) {
        const person = people.find(({ memberId }) => memberId === read[1]);
        if (person)
          return Response.json(path.includes('claim-') ? claimOf(person) : authorizationOf(person));
      }
      if (path.endsWith('/accumulators')) {
        const limit = {
          type: 'deductible',
          scope: 'family',
          category: 'medical',
          network: 'in',
          allowed: 300_000,
          used: 10_000,
          unit: 'cents',
        };
        return Response.json({
          planYear: { start: '2026-01-01', end: '2026-12-31' },
          asOf: '2026-11-20',
          accumulators: [limit],
        });
      }
      if (path.endsWith('/appeal-deadlines')) {
        return Response.json({
          items: people.map(({ memberId }) => ({
            claimId: `claim-${memberId}`,
            claimNumber: memberId,
            memberId,
            providerName: 'Lakeside Clinic',
            lastDay: '2027-02-01',
          })),
          total: people.length,
        });
      }
      if (path.endsWith('/billing')) {
        return Response.json({
          contractId: 'C1',
          asOf: '2026-11-21T06:00:00Z',
          dueDate: '2026-12-01',
          balance: { amount: 41_285, currency: 'USD' },
          amountDue: { amount: 41_285, currency: 'USD' },
          autopay: { enabled: false, draftDay: 26 },
          pendingPayments: [],
        });
      }
      if (path.endsWith('/forms')) return Response.json({ items: [] });
      if (path.endsWith('/documents')) {
        return Response.json({
          items: [{ documentId: 'd1', title: 'A decision', type: 'letter', date: '2026-06-01' }],
          page: 1,
          pageSize: 100,
          total: 1,
        });
      }
      if (path.endsWith('/health-reimbursement')) return Response.json({ balance: money(50_000) });
      if (path.endsWith('/transactions')) {
        return listOf(
          people.map(({ memberId }) => ({
            transactionId: `t-${memberId}`,
            date: '2026-10-20',
            amount: money(-3_000),
            description: 'Lakeside Clinic',
            claimId: `claim-${memberId}`,
          })),
        );
      }
      if (path.endsWith('/reimbursements')) {
        return listOf(
          people.map(({ memberId }) => ({
            reimbursementId: `r-${memberId}`,
            status: 'received',
            amount: money(3_000),
            provider: 'Lakeside Clinic',
            claimId: `claim-${memberId}`,
          })),
        );
      }
      if (path.endsWith('/prescriptions')) {
        return listOf([{ prescriptionId: 'rx-1', drugName: 'Lisinopril' }]);
      }
      return center.answer(path, request);
    },
  });
}

/** The files that are saved from now on. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  return files;
}

/** The beginning of each row of a list, by the list's place. */
const lists: readonly [list: string, address: string, rows: string][] = [
  [
    'what needs attention',
    '/medical/dashboard',
    'section:has(a[href$="/dates"]) li > p:first-of-type',
  ],
  [
    'the latest claims',
    '/medical/dashboard',
    'li a[href*="/claim-details/claim"]:not([aria-label])',
  ],
  ['dates', '/medical/dates', 'section li div > strong'],
  ['claims', '/medical/claims', 'tbody tr a'],
  ['authorizations', '/medical/authorizations', 'tbody tr a'],
  ['messages', '/messages', 'li a[href^="/message/"]'],
  [
    'claims that count toward the family’s limit',
    '/medical/spending-details',
    'ul[aria-label^="Claims that count"] li a',
  ],
  ['documents', '/medical/documents', 'li strong'],
  [
    'what an account paid',
    '/medical/health-reimbursement',
    'tbody tr:has(a[href*="/claim-details/"]) th',
  ],
  [
    'what was asked of an account',
    '/medical/health-reimbursement',
    'li:has(a[href*="/claim-details/"])',
  ],
  ['prescriptions', '/medical/pharmacy', 'tbody tr th'],
];

describe.each(roles)('for $role', (role) => {
  const names = role.people.map(({ firstName }) => formatName(firstName));
  /** Another adult's dates and mail are only theirs. */
  const acting = names.filter((_, at) => role.people[at]?.access !== 'see');
  const isOfAll = [
    ...['the latest claims', 'claims', 'authorizations'],
    'claims that count toward the family’s limit',
    ...['what an account paid', 'what was asked of an account'],
  ];
  const isOfOne = ['documents', 'prescriptions'];
  const isNamed = new RegExp(`^(${names.join('|')})(( and |, )(${names.join('|')}))*: `);

  it.each(lists)(
    '%s: begins each row with its member if the user sees several',
    async (list, address, rows) => {
      const { main, press } = await open(address, role);
      if (address.endsWith('/spending-details')) {
        await press(/^Claims that count/);
      }
      const begins = () => [...main.querySelectorAll(rows)].map((row) => row.textContent);
      await expect.poll(() => begins().length).toBeGreaterThan(0);
      // The claims' answer has the names.
      if (names.length > 1) await expect.poll(() => begins()[0]).toMatch(isNamed);
      const beginnings = begins();
      if (names.length > 1 && !isOfOne.includes(list)) {
        for (const name of isOfAll.includes(list) ? names : acting) {
          expect(beginnings.join(' '), list).toContain(`${name}: `);
        }
      }
      for (const text of beginnings) {
        if (names.length > 1) expect(text, list).toMatch(isNamed);
        else expect(text, list).not.toMatch(/^\w+: /);
      }
    },
  );

  const pages = role.people.flatMap((person) =>
    [
      ...[`/medical/claim-details/claim-${person.memberId}`],
      ...[`/medical/authorizations/auth-${person.memberId}`],
      // Another adult's mail is only theirs.
      ...(person.access === 'see' ? [] : [`/message/m-${person.memberId}`]),
    ].map((address) => [address, formatName(person.firstName)] as const),
  );

  it.each(pages)('begins %s with its member if the user sees several', async (address, name) => {
    const { main } = await open(address, role);
    const intro = () => main.querySelector('h1 + p')?.textContent ?? '';
    await expect.poll(intro).toMatch(/2026|N-C10|Claims/);
    if (names.length > 1) expect(intro()).toMatch(new RegExp(`^${name} · `));
    else expect(intro()).not.toContain(name);
  });

  it('names the members of unread messages on the dashboard if there are several mailboxes', async () => {
    const { queryAllByRole } = await open('/medical/dashboard', role);
    const task = () =>
      queryAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .find((text) => /New in your inbox/.test(text));
    await expect.poll(task).toBeDefined();
    const whose = names.length > 1 ? `${formatList(acting)}: Messages` : 'Messages';
    expect(task()).toMatch(new RegExp(`^${whose}New in your inbox`));
  });

  it.each(['claims', 'spending-details'])('names each person in the file of %s', async (screen) => {
    const files = savedFiles();
    const { press } = await open(`/medical/${screen}`, role);
    await press(/^Download CSV/);
    await expect.poll(() => files.length).toBe(1);
    const [head = [], ...lines] = ((await files[0]?.text()) ?? '')
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const memberNames = new Set(lines.map((line) => line[head.indexOf('Member')]));
    // Spending details show one person at a time.
    const [self = ''] = names;
    expect([...memberNames].toSorted()).toEqual(screen === 'claims' ? names.toSorted() : [self]);
  });

  it('begins a date in the calendar with its member if the user sees several', async () => {
    const files = savedFiles();
    const { press } = await open('/medical/dates', role);
    await press(/calendar/);
    const text = (await files[0]?.text()) ?? '';
    const titles = [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, title = '']) => title.trim());
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      if (names.length > 1) expect(title).toMatch(isNamed);
      else expect(title).not.toMatch(/^\w+: /);
    }
  });
});

/** Every screen of a member, with the records of this family. */
const screens = memberScreens.map((address) =>
  address
    .replace(/(?<=claim-details\/)[^/]+/, 'claim-C104')
    .replace(/(?<=authorizations\/)[^/]+/, 'auth-C104')
    .replace(/(?<=message\/).+/, 'm-C104'),
);

it.each([...new Set(screens)])('writes names on %s in normal case', async (address) => {
  const [role] = roles;
  if (!role) throw new Error('no role');
  const { main, text, calls } = await open(address, role);
  let before = '';
  await expect
    .poll(() => {
      const isSame = before === text();
      before = text();
      return isSame && main.querySelector('[aria-busy=true]') === null;
    })
    .toBe(true);
  expect(text()).not.toMatch(/MARIA|SOFIA/);
  const pagesOf = ({ memberId }: Person) =>
    calls.flatMap((call) => {
      const [, read] = call.split(`/${memberId}/`);
      return read !== undefined && /\bpage=/.test(read) ? read : [];
    });
  const pages = new Set(pagesOf(maria));
  if (pagesOf(sofia).some((page) => pages.has(page))) {
    expect(
      lists.map(([, at]) => at),
      'the lists above have this one of several people',
    ).toContain(address);
  }
});
