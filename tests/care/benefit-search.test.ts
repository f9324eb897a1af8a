import { describe, expect, it } from 'vitest';
import { planBenefits } from '#sandbox/seed/plan-benefits.ts';
import { arborPpo, dental, vision } from '#sandbox/seed/plan-designs.ts';
import type { Benefit } from '#src/domain/coverage/benefit.ts';
import { createBenefitSearch } from '#src/features/plan-coverage/benefits-card.tsx';

const designs = { medical: arborPpo, dental: dental('Smile'), vision: vision('See') };

const searches = Object.fromEntries(
  Object.entries(designs).map(([kind, design]) => [
    kind,
    createBenefitSearch(
      planBenefits(design).map(({ benefitId, name, group = null, otherNames = [] }): Benefit => ({
        id: benefitId,
        name,
        group,
        otherNames,
        inNetwork: null,
        outOfNetwork: null,
        limit: null,
        priorAuthorization: null,
      })),
    ),
  ]),
);

describe('the search for services by members’ words', () => {
  it.each([
    ['medical', 'MRI of the knee', ['MRI, CT or PET scan']],
    ['medical', 'How much is an MRI?', ['MRI, CT or PET scan']],
    ['medical', 'cat scan', ['MRI, CT or PET scan']],
    ['medical', 'shots', ['Vaccines']],
    ['medical', 'blood work', ['Lab test']],
    ['medical', 'physicl therapy', ['Physical therapy']],
    ['medical', 'pt', ['Physical therapy']],
    ['medical', 'ER', ['Emergency room']],
    ['medical', 'skin doctor', ['Specialist visit']],
    ['medical', 'therapist', ['Mental health visit']],
    ['medical', 'c-section', ['Having a baby']],
    ['medical', 'knee replacement', ['Outpatient surgery']],
    ['medical', 'mamogram', ['Screening mammogram']],
    ['medical', 'acupuncture', []],
    ['medical', 'crown', []],
    ['dental', 'wisdom teeth', ['Tooth removal']],
    ['dental', 'cavity', ['Filling']],
    ['dental', 'dentures', ['Bridge or denture']],
    ['vision', 'glasses', ['Frames', 'Lenses']],
    ['vision', 'lasik', ['Laser eye surgery']],
  ])('%s: %s', (kind, typed, names) => {
    expect(searches[kind]?.(typed).items.map(({ name }) => name)).toEqual(names);
  });

  it('finds similar services, not exact ones, when only one of several words matches', () => {
    expect(searches['medical']?.('chiropractor downtown')).toMatchObject({
      items: [{ name: 'Chiropractic care' }],
      isExact: false,
    });
    expect(searches['medical']?.('urgent care').isExact).toBe(true);
  });
});
