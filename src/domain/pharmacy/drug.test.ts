import { describe, expect, it } from 'vitest';
import { drugEntry } from '#tests/support/drugs.ts';
import { drugsOf, findDrugs, searchWordOf, tiersOf } from './drug.ts';

const generic = { code: 'preferred-generic', label: 'Tier 1 preferred generic' };
const brand = { code: 'preferred-brand', label: 'Tier 2 preferred brand' };

describe('a drug', () => {
  it('a drug in two tiers keeps both tiers', () => {
    const [drug, ...others] = drugsOf([
      drugEntry({ id: 'a', tier: generic }),
      drugEntry({ id: 'b', tier: brand }),
    ]);
    expect(others).toEqual([]);
    expect(drug && tiersOf(drug)).toEqual([generic, brand]);
    expect(drug?.terms).toHaveLength(2);
  });

  it('a drug under two codes is one drug, in any spelling', () => {
    const drugs = drugsOf([
      drugEntry({ id: 'a', drugId: 'd1', name: 'Metformin 500 MG tablet' }),
      drugEntry({ id: 'b', drugId: 'd2', name: 'metformin  500 mg tablet' }),
    ]);
    expect(drugs).toHaveLength(1);
    expect(drugs[0]?.drugIds).toEqual(['d1', 'd2']);
  });

  it('a drug with several supplies under the same terms has these terms once', () => {
    const [drug] = drugsOf([
      drugEntry({ id: 'a', supplies: ['1 month in network retail'] }),
      drugEntry({ id: 'b', supplies: ['3 month in network mail order'] }),
    ]);
    expect(drug?.terms.map(({ supplies }) => supplies)).toEqual([
      ['1 month in network retail', '3 month in network mail order'],
    ]);
  });

  it('a drug with different limits in one tier has both terms', () => {
    const { limits } = drugEntry();
    const [drug] = drugsOf([
      drugEntry({ id: 'a' }),
      drugEntry({ id: 'b', limits: { ...limits, quantityLimit: 'yes' } }),
    ]);
    expect(drug?.terms).toHaveLength(2);
    expect(drug && tiersOf(drug)).toHaveLength(1);
  });

  it('sorts drugs by name, 5 mg before 10 mg', () => {
    const names = ['Lisinopril 10 mg', 'Apixaban 5 mg', 'Lisinopril 5 mg'];
    const drugs = drugsOf(names.map((name, at) => drugEntry({ id: String(at), name })));
    expect(drugs.map(({ name }) => name)).toEqual([
      'Apixaban 5 mg',
      'Lisinopril 5 mg',
      'Lisinopril 10 mg',
    ]);
  });
});

describe('a search', () => {
  const drugs = drugsOf([
    drugEntry({ id: 'a', name: 'Metformin 500 mg tablet', tier: generic }),
    drugEntry({ id: 'b', name: 'acetaminophen 500 MG Oral Tablet [Tylenol]', tier: brand }),
    drugEntry({ id: 'c', name: 'Métoprolol 2.5 mg', tier: null }),
  ]);
  const namesFound = (name: string, tier = '') =>
    findDrugs(drugs, { name, tier }).map((drug) => drug.name.slice(0, 3).toLowerCase());

  it.each<[string, string[]]>([
    ['met', ['met', 'mét']],
    ['METFORMIN', ['met']],
    ['metoprolol', ['mét']],
    ['500 met', ['met']],
    ['tylenol', ['ace']],
    ['[tyl', ['ace']],
    ['2.5', ['mét']],
    ['formin', []],
    ['metformin 850', []],
    ['', ['ace', 'met', 'mét']],
  ])('finds drugs by %j', (name, expected) => {
    expect(namesFound(name).toSorted()).toEqual(expected.toSorted());
  });

  it('finds the drugs in a tier, even those in several tiers', () => {
    expect(namesFound('', generic.label)).toEqual(['met']);
    const both = drugsOf([
      drugEntry({ id: 'a', tier: generic }),
      drugEntry({ id: 'b', tier: brand }),
    ]);
    for (const { label } of [generic, brand]) {
      expect(findDrugs(both, { name: '', tier: label })).toHaveLength(1);
    }
  });

  it.each([
    ['metformin 500 mg', 'metformin'],
    ['5 mg xanax', 'xanax'],
    ['500', '500'],
    ['  ', ''],
  ])('%j asks a service for %j', (name, word) => expect(searchWordOf(name)).toBe(word));
});
