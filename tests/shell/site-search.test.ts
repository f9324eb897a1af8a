import { describe, expect, it } from 'vitest';
import { programTitles } from '#content/program-titles.ts';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import { figuresOf } from '#src/domain/claims/amounts/figures.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { menuFor } from '#src/shell/menu/menu.ts';
import {
  careEntries,
  claimEntries,
  costEntry,
  documentEntries,
  drugEntries,
  formEntries,
  messageEntries,
  programEntries,
  screenEntries,
  termEntries,
} from '#src/shell/search/search-entries.ts';
import {
  createSiteSearch,
  searchIn,
  withRecent,
  type SearchEntry,
  type SearchKind,
} from '#src/shell/search/site-search.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { searchQueries } from './search-queries.ts';

const claim = (id: string, providerName: string | null, claimNumber: string, cents: number) =>
  rowOf(
    familyClaim({
      id,
      providerName,
      claimNumber,
      figures: figuresOf([{ category: 'submitted', label: null, cents }], []),
    }),
  );
const message = (messageId: string, subject: string | null, category: string | null) => ({
  memberId: 'M1',
  messageId,
  subject,
  category,
  sentAt: null,
  status: 'unread',
  hasAttachments: false,
  sender: null,
  isFromMember: false,
  topic: null,
  preview: null,
  amount: null,
  claimNumber: null,
});
const ofNobody = () => null;
const router = createPortalRouter(createTestPortal().portal);

const entries: Record<SearchKind, SearchEntry[]> = {
  screens: screenEntries(
    menuFor({ plan: planOf('Medical'), rights: everyRight, age: 40 }, router),
    router,
    () => true,
  ),
  care: careEntries(true, true),
  drugs: drugEntries(),
  claims: claimEntries(
    [
      claim('c-1', 'Riverside Hospital', 'EOB-2026-1001', 184_000),
      claim('c-2', 'Cedar Family Clinic', 'EOB-2026-1002', 41_250),
      claim('c-3', 'Orchard Pharmacy', 'EOB-2026-1003', 1_299),
    ],
    ofNobody,
  ),
  messages: messageEntries(
    [
      message('m-1', 'We received your appeal', 'Claims'),
      message('m-2', 'Your new ID card is on its way', null),
    ],
    ofNobody,
  ),
  documents: [
    ...documentEntries(
      [
        {
          id: 'd-1',
          type: 'taxForm',
          title: 'Tax form 1095-B for 2025',
          day: '2026-01-31',
          bytes: null,
          claimId: null,
          authorizationId: null,
          claim: null,
          service: null,
        },
      ],
      null,
    ),
    ...formEntries([
      {
        formDocumentId: 'f-1',
        title: 'Member claim form',
        category: 'Claims',
        contractTypes: ['Medical'],
        version: '2026-01',
        bytes: null,
      },
    ]),
  ],
  programs: programEntries(
    Object.entries(programTitles).map(([id, title]) => ({
      id,
      title,
      facts: null,
      whose: null,
      joinedOn: null,
    })),
  ),
  terms: termEntries(),
};

const searchOver = (all: typeof entries, costOf = costEntry) =>
  createSiteSearch(
    {
      screens: searchIn(all.screens),
      care: searchIn(all.care),
      drugs: searchIn(all.drugs),
      claims: searchIn(all.claims),
      messages: searchIn(all.messages),
      documents: searchIn(all.documents),
      programs: searchIn(all.programs),
      terms: searchIn(all.terms),
    },
    costOf,
  );
const search = searchOver(entries);
const firstThree = (typed: string) =>
  search(typed)
    .groups.flatMap(({ kind, entries: matches }) => matches.map(({ key }) => `${kind}:${key}`))
    .slice(0, 3)
    .join(' | ');

describe('the search over everything', () => {
  it('has at least 200 sample queries', () => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(searchQueries.map(([typed]) => typed)).size).toBe(searchQueries.length);
  });

  it.each(searchQueries)('finds the expected result for: %s', (typed, expected) =>
    expect(firstThree(typed)).toBe(expected),
  );

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['emoji', '🏥💊'],
    ['nothing but spaces', '   '],
    ['small words', 'of the my'],
    ['300 letters', 'x'.repeat(300)],
  ])('finds nothing for %s, and says nothing of mistyping', (_what, typed) =>
    expect(search(typed)).toEqual({ groups: [], isExact: true }),
  );

  it('tells exact results from similar ones', () => {
    expect(search('mammogram').isExact).toBe(true);
    expect(search('mamogram').isExact).toBe(false);
  });

  it('finds no screen that the plan cannot open', () => {
    const narrow = searchOver(
      {
        ...entries,
        screens: screenEntries([], router, (path) => path.startsWith('/messages')),
        care: careEntries(false, true),
        drugs: [],
      },
      () => null,
    );
    const keysOf = (typed: string) =>
      narrow(typed).groups.flatMap(({ entries: matches }) => matches.map(({ key }) => key));
    expect(keysOf('inbox')).toEqual(['messages']);
    expect(keysOf('pay my bill')).toEqual([]);
    expect(keysOf('dermatologist')).toEqual(['cost skin specialist']);
    expect(keysOf('lipitor')).toEqual([]);
  });

  it('does not read an inherited property name as a procedure', () =>
    expect(costEntry('constructor of the knee')).toBeNull());

  it('names the member of a result, and results without a name', () => {
    const named = (memberId: string | null) => (memberId === null ? null : 'Mateo');
    expect(claimEntries([claim('c-4', null, 'N', 100)], named)[0]?.title).toBe(
      'Mateo: Doctor or clinic',
    );
    expect(messageEntries([message('m-3', null, null)], named)[0]?.title).toBe('Mateo: No subject');
  });
});

it('keeps the last five searches, newest first, without repetitions and empty ones', () => {
  const typed = ['a', 'b', 'c', 'd', 'e', ' F ', 'A', '', '  '];
  expect(typed.reduce<readonly string[]>(withRecent, [])).toEqual(['A', 'F', 'e', 'd', 'c']);
});
