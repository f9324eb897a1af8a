import { describe, expect, it } from 'vitest';
import { formsByCategory, linkedForm, type BlankForm } from './blank-form.ts';
import {
  filterDocuments,
  pdfNameOf,
  titleParts,
  withSubjects,
  type ClaimedDocument,
} from './member-document.ts';

const documentOf = (id: string, more: Partial<ClaimedDocument> = {}): ClaimedDocument => ({
  id,
  type: 'eob',
  title: `Explanation of benefits, claim ${id}`,
  day: '2026-05-04',
  bytes: null,
  claimId: null,
  authorizationId: null,
  claim: null,
  service: null,
  ...more,
});

const documents = [
  documentOf('a', { day: '2025-12-31' }),
  documentOf('b', { type: 'letter', title: 'Decision on your appeal', day: '2026-01-01' }),
  documentOf('c', { day: null, title: 'Undated' }),
  documentOf('d', { type: 'scroll', day: '2026-11-20' }),
  documentOf('e', { type: null }),
];

describe('a document about a claim', () => {
  const claim = {
    claimNumber: 'C88770001',
    providerName: 'Riverside Hospital',
    serviceStart: '2026-10-25',
  };

  it('joins a document to its claim by the id, if that claim has loaded', () => {
    const joinedDocuments = withSubjects(
      [
        documentOf('a', { claimId: 'eob-1' }),
        documentOf('b', { claimId: 'eob-2' }),
        documentOf('c'),
      ],
      [{ ...claim, id: 'eob-1' }],
      [],
    );
    expect(
      joinedDocuments.map((claimedDocument) => claimedDocument.claim?.providerName ?? null),
    ).toEqual(['Riverside Hospital', null, null]);
  });

  it.each<[string, string, Partial<typeof claim> | null, ReturnType<typeof titleParts>]>([
    [
      'the number at the end of the title is said after the provider',
      'Explanation of benefits, claim C88770001',
      {},
      {
        title: 'Explanation of benefits',
        subject: 'Riverside Hospital',
        claimNumber: 'C88770001',
      },
    ],
    [
      'with other words before the number',
      'Decision on your appeal for claim number C88770001',
      {},
      {
        title: 'Decision on your appeal',
        subject: 'Riverside Hospital',
        claimNumber: 'C88770001',
      },
    ],
    [
      'a title without the number gets both',
      'We need more information',
      {},
      {
        title: 'We need more information',
        subject: 'Riverside Hospital',
        claimNumber: 'C88770001',
      },
    ],
    [
      'a number in the middle of the title is not said twice',
      'Claim C88770001: records received',
      {},
      {
        title: 'Claim C88770001: records received',
        subject: 'Riverside Hospital',
        claimNumber: null,
      },
    ],
    [
      'nor is a provider that the title names',
      'Letter to RIVERSIDE HOSPITAL',
      {},
      { title: 'Letter to RIVERSIDE HOSPITAL', subject: null, claimNumber: 'C88770001' },
    ],
    [
      'a title that is only the number stays',
      'C88770001',
      {},
      { title: 'C88770001', subject: 'Riverside Hospital', claimNumber: null },
    ],
    [
      'without a claim the title stays',
      'Explanation of benefits, claim C88770001',
      null,
      {
        title: 'Explanation of benefits, claim C88770001',
        subject: null,
        claimNumber: null,
      },
    ],
  ])('%s', (_, title, more, parts) => {
    expect(titleParts({ title, claim: more && { ...claim, ...more }, service: null })).toEqual(
      parts,
    );
  });

  it('reads a title with a long run of spaces in linear time', () => {
    const title = `Explanation of benefits${' '.repeat(100_000)}x${' '.repeat(40)}claim C88770001`;
    const claimed = titleParts({
      title,
      claim: { ...claim, claimNumber: 'C88770001' },
      service: null,
    });
    expect(claimed.title.endsWith('x')).toBe(true);
  });

  it('keeps its title if the provider is unknown', () => {
    const title = 'Explanation of benefits, claim C88770001';
    expect(titleParts({ title, claim: { ...claim, providerName: null }, service: null })).toEqual({
      title,
      subject: null,
      claimNumber: null,
    });
  });

  it.each([
    ['riverside', 'a'],
    ['c8877 hospital', 'a'],
    ['appeal', 'b'],
  ])(
    'finds a document by its title and by the provider and number of its claim: %s',
    (text, id) => {
      const all = [
        documentOf('a', { title: 'Explanation', claim }),
        documentOf('b', { title: 'Decision on your appeal' }),
      ];
      expect(filterDocuments(all, { text }).map((claimedDocument) => claimedDocument.id)).toEqual([
        id,
      ]);
    },
  );
});

describe('a document about an authorization', () => {
  const letter = documentOf('a', {
    type: 'letter',
    title: 'Decision on authorization AU1',
    authorizationId: 'auth-1',
  });
  const joined = withSubjects([letter], [], [{ id: 'auth-1', service: 'Knee MRI' }]);

  it('has its care before the title, if the authorization has loaded', () => {
    expect(joined.map((claimedDocument) => titleParts(claimedDocument))).toEqual([
      { title: letter.title, subject: 'Knee MRI', claimNumber: null },
    ]);
    const [alone] = withSubjects([letter], [], []);
    expect(alone && titleParts(alone).subject).toBeNull();
  });

  it('finds a document about an authorization by the care and by the title', () => {
    for (const text of ['knee', 'decision au1', 'mri decision']) {
      expect(filterDocuments(joined, { text })).toHaveLength(1);
    }
    expect(filterDocuments(joined, { text: 'hip' })).toEqual([]);
  });
});

describe('documents', () => {
  it.each([
    ['all, the newest first and those without a day last', {}, 'd e b a c'],
    ['of a type', { type: 'letter' }, 'b'],
    ['of a type that only the insurer knows', { type: 'scroll' }, 'd'],
    ['of a year', { year: '2026' }, 'd e b'],
    ['whose title has every word, in any order and case', { text: ' APPEAL  decision ' }, 'b'],
    ['of all that is asked', { type: 'eob', year: '2025', text: 'claim a' }, 'a'],
    ['of none', { text: 'invoice' }, ''],
  ])('%s', (_, filters, expected) => {
    expect(
      filterDocuments(documents, filters)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(expected);
  });

  it.each([
    ['Explanation of benefits, claim C1', 'Explanation-of-benefits-claim-C1.pdf'],
    ['../../etc: passwd?', 'etc-passwd.pdf'],
    ['Carta de decisión', 'Carta-de-decisión.pdf'],
    ['…', 'document.pdf'],
  ])('%s is saved as %s', (title, name) => {
    expect(pdfNameOf(title)).toBe(name);
  });
});

const formOf = (formDocumentId: string, more: Partial<BlankForm> = {}): BlankForm => ({
  formDocumentId,
  title: formDocumentId,
  category: 'Claims',
  contractTypes: ['Medical'],
  version: '2026-01',
  bytes: null,
  ...more,
});

describe('forms', () => {
  it('sorts forms by category and title, without those of other plans', () => {
    const groups = formsByCategory(
      [
        formOf('z'),
        formOf('no category', { category: null }),
        formOf('privacy', { category: 'Privacy', contractTypes: null }),
        formOf('dental', { contractTypes: ['Dental'] }),
        formOf('a', { contractTypes: ['MEDICAL'] }),
      ],
      'Medical',
      'en-US',
    );
    expect(groups.map(([category, all]) => [category, ...all.map(({ title }) => title)])).toEqual([
      ['Claims', 'a', 'z'],
      ['Privacy', 'privacy'],
      [null, 'no category'],
    ]);
  });

  it.each([
    ['en-US', ['Ändring', 'Zebra']],
    ['sv-SE', ['Zebra', 'Ändring']],
  ])('sorts forms as %s sorts', (locale, sorted) => {
    const forms = ['Zebra', 'Ändring'].flatMap((name) => [
      formOf(name),
      formOf(`in ${name}`, { category: name }),
    ]);
    const groups = formsByCategory(forms, 'Medical', locale);
    const categories = groups.map(([category]) => category);
    expect(categories.filter((category) => sorted.includes(category ?? ''))).toEqual(sorted);
    expect(
      groups.find(([category]) => category === 'Claims')?.[1].map(({ title }) => title),
    ).toEqual(sorted);
  });

  it.each([
    [{ form: ' ' }, { state: 'none' }],
    [{ form: 'other' }, { state: 'unavailable' }],
    [{ form: 'a' }, { state: 'found', isOutdated: false, action: null }],
    [
      { form: 'a', version: '2026-01' },
      { state: 'found', isOutdated: false },
    ],
    [
      { form: 'a', version: '2025-01' },
      { state: 'found', isOutdated: true },
    ],
    [
      { form: 'b', version: '2025-01' },
      { state: 'found', isOutdated: false },
    ],
    [
      { form: 'a', action: 'download' },
      { state: 'found', action: 'download' },
    ],
    [
      { form: 'a', action: 'burn' },
      { state: 'found', action: null },
    ],
  ])('the link %o leads to %o', (link, expected) => {
    expect(linkedForm(link, [formOf('a'), formOf('b', { version: null })])).toMatchObject(expected);
  });
});
