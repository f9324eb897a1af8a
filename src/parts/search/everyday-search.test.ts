import { describe, expect, it } from 'vitest';
import { everydaySearch, withoutSmallWords } from './everyday-search.ts';
import { careWordsOf, genericsFor, meantSpecialties, procedureAttempts } from './meant-words.ts';

describe('finds a type of care by everyday words', () => {
  it.each([
    ['heart doctor', 'Cardiology'],
    ['hart specialist', ''],
    ['heart docter', 'Cardiology'],
    ['cardiologst', 'Cardiology'],
    ['skin doctor', 'Dermatology'],
    ['mamogram', 'Imaging'],
    ['MRI of the knee', 'Imaging'],
    ['a CAT scan', 'Imaging'],
    ['blood test near me', 'Laboratory'],
    ['shots', 'Family medicine, Pediatrics'],
    ['eye doctor', 'Optometry, Ophthalmology'],
    ['pregnancy', 'Obstetrics and gynecology'],
    ['Ear, nose and throat', 'Ear, nose and throat'],
    ['dentist', 'General dentistry, Pediatric dentistry'],
    ['women’s doctor', 'Obstetrics and gynecology'],
    ['Brandt', ''],
    ['Okonkwo', ''],
    ['Riverside Hospital', ''],
    ['the', ''],
    ['', ''],
  ])('%s: %s', (typed, types) => {
    expect(meantSpecialties(typed).items.toSorted().join(', ')).toBe(
      types
        .split(', and')
        .join()
        .split(/, (?=[A-Z])/)
        .toSorted()
        .join(', '),
    );
  });

  it('prefers exact matches to corrections', () => {
    expect(meantSpecialties('heart doctor').isExact).toBe(true);
    expect(meantSpecialties('heart docter').isExact).toBe(false);
  });
});

describe('searches a price list', () => {
  it.each([
    ['MRI of the knee', 'MRI knee', ''],
    ['mamogram', 'mamogram', 'mammogram'],
    ['cat scan', 'cat scan', 'ct'],
    ['stomach scope', 'stomach scope', 'endoscopy'],
  ])('%s: as “%s”, then “%s”', (typed, first, second) => {
    const [asTyped, meant = []] = procedureAttempts(typed);
    expect(asTyped).toEqual([first]);
    if (second !== '') expect(meant).toContain(second);
  });

  it('matches the beginning of each word last, of two letters or more', () => {
    const attempts = procedureAttempts('an x of colonscpy');
    expect(attempts.at(-1)).toContain('col');
    expect(attempts.flat().every((question) => question.length > 1)).toBe(true);
  });
});

describe('finds a drug by its brand', () => {
  it.each([
    ['lipitor', 'atorvastatin'],
    ['Lipitor 20', 'atorvastatin 20'],
    ['lipitr', 'atorvastatin'],
    ['Z-Pak', 'azithromycin'],
    ['zofran', 'ondansetron'],
    ['metformin', ''],
    ['20', ''],
  ])('%s: %s', (typed, generic) => expect(genericsFor(typed)[0] ?? '').toBe(generic));
});

describe('names', () => {
  const people = ['Ingrid Brandt, MD', 'Brian O’Keefe, MD', 'José Núñez, DO', 'Ann Brand, MD'];
  const search = everydaySearch(people, (name) => [name]);
  it.each([
    ['Ingrid Brant', ['Ingrid Brandt, MD']],
    ['okeefe', ['Brian O’Keefe, MD']],
    ['okeeffe', ['Brian O’Keefe, MD']],
    ['nunez', ['José Núñez, DO']],
    ['nobody', []],
  ])('%s', (typed, names) => expect(search(typed).items).toEqual(names));

  it('ignores filler words', () => {
    expect(withoutSmallWords('a doctor for my knee, near me')).toBe('doctor knee');
  });
});

it.each<[string, string[], string | null, string | null]>([
  ['Screening mammogram', [], 'mammogram', 'Imaging'],
  ['MRI, CT or PET scan', [], 'mri', 'Imaging'],
  ['Chiropractic care', [], 'chiropractic', 'Chiropractic'],
  ['X-rays', [], 'x-ray', 'Imaging'],
  ['Lab test', [], null, 'Laboratory'],
  ['Mental health visit', ['Talk therapy'], null, 'Clinical psychology'],
  // For a child or an adult: not to be guessed.
  ['Vaccines', [], null, null],
  ['Tier 1 preferred generic', [], null, null],
  ['Cosmetic surgery', [], null, null],
])(
  'a service named %s, also called %o, is priced as %s and given by %s',
  (name, otherNames, procedure, specialty) => {
    expect(careWordsOf({ name, otherNames })).toEqual({ procedure, specialty });
  },
);
