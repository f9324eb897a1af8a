import { expect, it } from 'vitest';
import { noRights, type Rights } from '#src/domain/plan/rights.ts';
import { canBeHandedOver, isApplication, type Application } from './applications.ts';

const needed: Record<Application, Partial<Rights>> = {
  interqual: { pageIdentifiers: [{ type: 'interqual' }] },
  cob: { updateOtherCoverageInformation: true },
  updatepolicy: { updatePolicy: true },
  updatepolicymetallic: { updatePolicyMetallic: true },
};
const applications = Object.keys(needed).filter(isApplication);

it.each(applications)('%s needs its right', (application) => {
  expect(canBeHandedOver(application, noRights)).toBe(false);
  const rights = { ...noRights, ...needed[application] };
  expect(applications.filter((candidate) => canBeHandedOver(candidate, rights))).toEqual([
    application,
  ]);
});

it('knows its applications, and no inherited properties', () => {
  expect(applications).toHaveLength(4);
  expect(isApplication('constructor')).toBe(false);
});
