import { expect, test } from 'vitest';
import { authorizationNamed } from '#sandbox/seed/authorizations.ts';
import { messageSeeds } from '#sandbox/seed/messages.ts';
import { providerOf } from '#sandbox/seed/claims/providers.ts';
import { createClaims } from '#sandbox/seed/claims/claims.ts';
import { formatDateInProse } from '#content/formats.ts';
import { lastDayToAppealClaim } from '#sandbox/appeal-rules.ts';
import { memberShare, type AdjudicatedClaim } from '#sandbox/seed/claims/claim.ts';
import { createWorld } from '#sandbox/seed/world.ts';
import { companyIds } from '#generated/brands/companies.ts';
import { brandOf } from '#src/domain/plan/brand.ts';

const seedDay = new Date(2026, 10, 21, 12);
const world = createWorld(seedDay, 'http://partner.example');
const { contracts } = world;

function age(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

test('dates messages about a decision on its day, and names decision and authorization', () => {
  const seeds = [...messageSeeds(world, createClaims(world))];
  for (const [messageId, authorizationId, decision] of [
    // It was approved long before: the last decision gave more time.
    ['msg-A1042887701-0004', 'auth-AU88770005', 'We gave you more time for this care'],
    ['msg-A1042887701-0012', 'auth-AU88770003', 'We denied your provider’s request'],
    ['msg-M4028551901-0004', 'auth-AU55190001', 'We approved your provider’s request'],
  ] as const) {
    const { body = '', sentAt = '' } = seeds.find((seed) => seed.messageId === messageId) ?? {};
    expect(body).toContain(decision);
    expect(body).toContain(`<a href="/authorizations/${authorizationId}">View authorization</a>`);
    const { decidedDaysAgo = 0 } = authorizationNamed(authorizationId) ?? {};
    expect(sentAt.slice(0, 10)).toBe(world.calendar.daysAgo(decidedDaysAgo));
  }
});

/** The day of an instant where days of the contiguous United States begin last. */
const westernDay = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date(instant));

/** A message with the news of a claim names its denial and the last day to appeal, and mentions a share only if there is one. */
function expectTrueNews(text: string, claim: AdjudicatedClaim) {
  const isDenied = claim.lines.some(({ denialReason }) => denialReason !== null);
  const isNews = !text.includes('Your explanation of benefits is attached');
  expect(/We denied (part of )?this claim/.test(text)).toBe(isDenied && isNews);
  if (isDenied) expect(text).not.toContain('We processed');
  expect(text.includes(formatDateInProse(lastDayToAppealClaim(claim)))).toBe(isDenied && isNews);
  expect(text.includes('you may owe')).toBe(!isDenied && isNews && memberShare(claim.totals) > 0);
  expect(text).not.toContain('{');
}

test.each([new Date(2026, 10, 21), new Date(2027, 0, 1), new Date(2028, 6, 4)])(
  'writes messages from the member’s own records on %s',
  (now) => {
    const then = createWorld(now, 'http://partner.example');
    const claims = createClaims(then);
    const contractOf = (memberId: string) =>
      then.contracts.find(({ members }) => members.some((member) => member.memberId === memberId));
    let aboutClaims = 0;
    for (const message of messageSeeds(then, claims)) {
      const { memberId, messageId, relatedClaimId, attachments, subject, body, amount } = message;
      const claim = relatedClaimId === null ? undefined : claims.find(relatedClaimId);
      if (relatedClaimId !== null) {
        aboutClaims += 1;
        expect(claim?.member.memberId).toBe(memberId);
        expect(westernDay(message.sentAt) >= (claim?.processedOn ?? '')).toBe(true);
        const provider = claim && providerOf(claim.provider).name;
        if (subject !== '') expect(subject).toContain(provider);
      }
      for (const { documentId } of attachments) {
        expect([`doc-${relatedClaimId}`, `doc-${messageId}`]).toContain(documentId);
      }
      const text = `${subject} ${body}`;
      // An amount would be one that the records may contradict later.
      expect(text).not.toMatch(/\$\d/);
      expect(amount).toBeNull();
      const { appealRules, end = null } = contractOf(memberId) ?? {};
      // The portal lists no other plan's last day to change it.
      if (/change your .*plan.* (October|November|December) \d/.test(text)) {
        expect(appealRules).toBe('medicareAdvantage');
      }
      if (claim === undefined && end !== null) {
        expect(message.sentAt.slice(0, 10) <= end, `${memberId}: ${subject}`).toBe(true);
      }
      if (claim !== undefined) expectTrueNews(text, claim);
      if (text.includes('uthorization'))
        expect(body).toMatch(/href="\/authorizations\/auth-AU\d+"/);
    }
    expect(aboutClaims).toBeGreaterThan(20);
  },
);

test.each([
  new Date(2026, 10, 21),
  new Date(2027, 0, 1),
  new Date(2028, 1, 29),
  new Date(2026, 11, 31),
])('ages are the same on %s', (now) => {
  const then = createWorld(now, 'http://partner.example');
  const { today } = then.calendar;
  const agesOf = (userName: string): number[] => {
    const user = then.userNamed(userName);
    const [membership] = user ? then.membershipsOf(user) : [];
    return (membership?.contract.members ?? []).map(({ person }) => age(person.birthDate, today));
  };
  expect(agesOf('maria')).toEqual([42, 18, 17, 12]);
  expect(agesOf('lee')).toEqual([45, 16]);
  expect(agesOf('ruth')).toEqual([75]);
});

test('creates the same data on the same day', () => {
  expect(createWorld(seedDay, 'http://partner.example').users).toEqual(world.users);
});

test('has unique ids', () => {
  const contractIds = contracts.map(({ contractId }) => contractId);
  expect(new Set(contractIds).size).toBe(contractIds.length);
});

test('gives every candidate for registration a contract and unique numbers', () => {
  const { candidates, users } = world;
  expect(candidates.length).toBeGreaterThanOrEqual(8);
  for (const { memberIds, contracts: own, person, guardian, mbiLast4 } of candidates) {
    expect(memberIds).toHaveLength(own.length);
    expect(users.map((user) => user.person)).not.toContain(person);
    expect(guardian !== undefined).toBe(age(person.birthDate, world.calendar.today) < 14);
    expect(mbiLast4 !== undefined).toBe(own.some(({ tier1 }) => tier1 === 'ABM'));
  }
  const numbers = candidates.map(({ ssn }) => ssn);
  expect(new Set(numbers).size).toBe(numbers.length);
  // Never issued.
  for (const ssn of numbers) expect(ssn).toMatch(/^9\d{8}$/);
});

test('has a member of each brand', () => {
  const brandOf = (userName: string) => world.userNamed(userName)?.contracts[0]?.tier1;
  expect(['maria', 'sam', 'lee', 'ruth', 'dev'].map(brandOf)).toEqual([
    'ABCBS',
    'HA',
    'BA',
    'ABM',
    'OCTAVE',
  ]);
});

test('uses the portal’s company of each plan', () => {
  for (const { companyId, tier1 } of contracts) {
    expect(companyId).toBe(companyIds[brandOf(tier1)]);
  }
});

test('has members for every case on the sign-in page', () => {
  const plans = (userName: string) => world.userNamed(userName)?.contracts ?? [];
  const active = (userName: string) => plans(userName).map(({ isActive }) => isActive);
  expect(active('maria')).toEqual([true, true, true, false]);
  expect(active('sam')).toEqual([true]);
  expect(active('pat')).toEqual([false, false]);
  expect(active('big').filter(Boolean)).toHaveLength(25);
  expect(plans('big')).toHaveLength(40);
  expect(plans('norah').map(({ rights }) => rights)).toEqual([{}]);
});

test('has 5,000 messages for the size test and a few for other members, the newest unread', () => {
  const seeds = [...messageSeeds(world, createClaims(world))].filter(
    ({ isFromMember }) => !isFromMember,
  );
  const of = (memberId: string) => seeds.filter((seed) => seed.memberId === memberId);
  expect(of('A8000000001')).toHaveLength(5000);
  expect(of('A1042887701').map(({ status }) => status)).toEqual([
    'unread',
    'unread',
    'unread',
    ...Array.from({ length: 11 }, () => 'read'),
  ]);
  const sent = of('A1042887701').map(({ sentAt }) => sentAt);
  expect(sent.toSorted().toReversed()).toEqual(sent);
});

test.each([
  new Date(2026, 10, 21),
  new Date(2027, 0, 1),
  new Date(2027, 0, 3),
  new Date(2028, 1, 29),
])('messages about a claim come after its decision, on %s', (now) => {
  const then = createWorld(now, 'http://partner.example');
  const claims = createClaims(then);
  const about = [...messageSeeds(then, claims)].filter(
    (messageSeed) => messageSeed.relatedClaimId !== null,
  );
  expect(about).not.toHaveLength(0);
  for (const { relatedClaimId, sentAt } of about) {
    const { processedOn = '' } = claims.find(relatedClaimId ?? '') ?? {};
    expect(processedOn).not.toBe('');
    expect(westernDay(sentAt) >= processedOn).toBe(true);
  }
});
