import { expect, it } from 'vitest';
import type { ContractType } from '#src/domain/plan/plan.ts';
import { claimKinds } from './claim-names.ts';
import { isClaimUnder } from './family-claim.ts';

const plan = (contractType: ContractType) => ({ contractId: 'C-77', contractType });

it('a claim belongs to the plan whose contract its coverage names, whatever its kind', () => {
  const claim = { coverage: 'Coverage/C-77-01', kind: 'dental' } as const;
  expect(isClaimUnder(claim, plan('Medical'))).toBe(true);
  expect(isClaimUnder({ ...claim, coverage: 'Coverage/C-78-01' }, plan('Dental'))).toBe(false);
});

it('a claim without a coverage belongs to the plan of its kind', () => {
  const kindsOf = (contractType: ContractType) =>
    claimKinds.filter((kind) => isClaimUnder({ coverage: null, kind }, plan(contractType)));
  expect(kindsOf('Dental')).toEqual(['dental']);
  expect(kindsOf('Vision')).toEqual(['vision']);
  expect(kindsOf('Medical')).toEqual([
    'professional',
    'inpatient',
    'outpatient',
    'institutional',
    'pharmacy',
    'other',
  ]);
});
