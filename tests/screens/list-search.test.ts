import { describe, expect, it } from 'vitest';
import { foundPrograms } from '#src/features/programs/found-programs.ts';
import { searchPlans } from '#src/features/plans/select-plan-screen.tsx';
import { filterClaims } from '#src/domain/claims/claim-filters.ts';
import { rowOf } from '#src/domain/claims/claim-row.ts';
import { noFilters } from '#src/domain/claims/claim-view.ts';
import { filterDocuments } from '#src/domain/documents/member-document.ts';
import { searchMessages } from '#src/domain/messages/mailbox-view.ts';
import { drugsOf, findDrugs } from '#src/domain/pharmacy/drug.ts';
import { searchTimeline, timelineOf } from '#src/domain/record/timeline.ts';
import { everydaySearch } from '#src/parts/search/everyday-search.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { drugEntry } from '#tests/support/drugs.ts';
import { planOf } from '#tests/support/plans.ts';
import { recordEntry } from '#tests/support/record.ts';

/** The number of items with that name that each list's search finds. */
const searches: Record<string, (name: string, typed: string) => number> = {
  claims: (name, text) =>
    filterClaims([rowOf(familyClaim({ providerName: name }))], { ...noFilters, text }).length,
  documents: (title, text) => {
    const rest = { id: 'a', type: null, day: null, bytes: null, claimId: null, claim: null };
    return filterDocuments([{ ...rest, title, authorizationId: null, service: null }], { text })
      .length;
  },
  messages: (sender, typed) => {
    const none = { subject: null, category: null, sentAt: null, topic: null, preview: null };
    const rest = { status: 'read', hasAttachments: false, isFromMember: false, amount: null };
    const message = { ...none, ...rest, memberId: 'M', messageId: '1', claimNumber: null, sender };
    return searchMessages([message], typed).length;
  },
  record: (name, text) =>
    searchTimeline(
      timelineOf([recordEntry('a', { name })], () => ''),
      { kind: null, text },
    ).length,
  programs: (title, q) =>
    foundPrograms([{ id: 'a', title, facts: null, joinedOn: null }], { q }).length,
  plans: (lobDisplayName, typed) =>
    searchPlans([planOf('Medical', { lobDisplayName })], typed).length,
  drugs: (name, typed) =>
    findDrugs(drugsOf([drugEntry({ name })]), { name: typed, tier: '' }).length,
  'the whole portal': (name, typed) => everydaySearch([name], (text) => [text])(typed).items.length,
};

const apostrophes = ["'", '’', '‘', 'ʼ', '`', ''];
const forms = ['NFC', 'NFD'] as const;
const pairs = [
  ...['Clínica Núñez', 'clinica nunez', 'CLINICA', 'núñez', 'NUNEZ'].map(
    (typed) => ['Clínica Núñez', typed] as const,
  ),
  ...apostrophes.flatMap((apostrophe) =>
    apostrophes.map((other) => [`St. John${apostrophe}s Hospital`, `john${other}s`] as const),
  ),
];

describe.each(Object.entries(searches))('a search of %s', (_, count) => {
  it('ignores accents, apostrophes and Unicode forms', () => {
    const missed = pairs.flatMap(([name, typed]) =>
      forms.flatMap((stored) =>
        forms.flatMap((entered) =>
          count(name.normalize(stored), typed.normalize(entered)) === 1
            ? []
            : [`${name} (${stored}) by ${typed} (${entered})`],
        ),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('finds no other name', () => {
    expect(count('Clínica Núñez', 'zebra')).toBe(0);
  });
});
