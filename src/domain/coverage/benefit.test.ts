import { describe, expect, it } from 'vitest';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import {
  benefitGroups,
  deductibleOfCost,
  deductibleLeft,
  limitStatus,
  waitingFor,
  type Benefit,
  type BenefitShare,
} from './benefit.ts';

const share = (more: object = {}): BenefitShare => ({
  category: 'medical',
  deductibleApplies: true,
  copay: null,
  coinsurancePercent: 20,
  ...more,
});
const benefit = (name: string, more: Partial<Benefit> = {}): Benefit => ({
  id: name,
  name,
  group: null,
  otherNames: [],
  inNetwork: share(),
  outOfNetwork: share({ coinsurancePercent: 40 }),
  limit: null,
  priorAuthorization: null,
  ...more,
});
const counted = (more: Partial<Accumulator> = {}): Accumulator => ({
  scope: 'individual',
  memberId: 'M1',
  category: 'medical',
  network: 'in',
  type: 'visits',
  label: 'Physical therapy',
  allowed: 30,
  used: 12,
  unit: 'visits',
  ...more,
});

it('groups services by heading, in the order of the plan document', () => {
  const groups = benefitGroups([
    benefit('a', { group: 'Tests' }),
    benefit('b', { group: 'Therapy' }),
    benefit('c'),
    benefit('d', { group: 'Tests' }),
  ]);
  expect(groups.map(({ name, benefits }) => [name, benefits.map(({ id }) => id)])).toEqual([
    ['Tests', ['a', 'd']],
    ['Therapy', ['b']],
    [null, ['c']],
  ]);
});

describe('whether the deductible applies to a cost of the coverage', () => {
  const none = share({ deductibleApplies: false });
  const services = [
    benefit('Specialist visit', { inNetwork: none }),
    benefit('Filling', { group: 'Basic services' }),
    benefit('Tooth removal', { group: 'Basic services' }),
    benefit('Cleaning', { group: 'Preventive care', inNetwork: none, outOfNetwork: none }),
    benefit('X-ray', { group: 'Preventive care', inNetwork: 'notCovered', outOfNetwork: none }),
    benefit('Basic services', { inNetwork: null }),
  ];

  it.each([
    ['as the service of its name says, in network', 'specialist visit', 'in', false],
    ['as the service of its name says, out of network', 'Specialist visit', 'out', 'medical'],
    ['unknown where it differs by network', 'Specialist visit', 'any', null],
    ['unknown where services under its heading differ', 'Preventive care', 'in', null],
    ['as all services under its heading say', 'Preventive care', 'out', false],
    ['by its name rather than by its heading', 'Basic services', 'in', null],
    ['unknown where no service has its name', 'Orthodontia', 'in', null],
    ['unknown without a name', '', 'in', null],
  ] as const)('says whether the deductible applies to a cost: %s', (_, label, network, applies) => {
    expect(deductibleOfCost(label, network, services)).toBe(applies);
  });
});

describe('the used part of a limit', () => {
  const therapy = benefit('Physical therapy', {
    limit: { type: 'visits', label: 'Physical therapy', allowed: 25, months: null },
  });

  it('comes from the accumulator of its type and label, which also states the limit', () => {
    expect(limitStatus(therapy, [counted()], 'M1')).toEqual({
      unit: 'visits',
      allowed: 30,
      months: null,
      used: 12,
      left: 18,
    });
  });

  it('never leaves less than zero', () => {
    expect(limitStatus(therapy, [counted({ used: 31 })], 'M1')?.left).toBe(0);
  });

  it.each<[string, Partial<Accumulator>]>([
    ['of another member', { memberId: 'M2' }],
    ['of another label', { label: 'Chiropractic care' }],
    ['of another type', { type: 'benefitMaximum', unit: 'cents' }],
    ['of the family', { scope: 'family' }],
    ['of another kind of care', { category: 'dental' }],
    ['out of network', { network: 'out' }],
  ])('does not know the used part of a limit by a count %s', (_, more) => {
    expect(limitStatus(therapy, [counted(more)], 'M1')).toEqual({
      unit: 'visits',
      allowed: 25,
      months: null,
      used: null,
      left: null,
    });
  });

  it('counts the used part of an allowance in dollars', () => {
    const frames = benefit('Frames', {
      inNetwork: share({ category: 'vision' }),
      limit: { type: 'benefitMaximum', label: null, allowed: null, months: null },
    });
    const maximum = counted({
      category: 'vision',
      type: 'benefitMaximum',
      label: undefined,
      unit: 'cents',
      allowed: 18_000,
      used: 6_000,
    });
    expect(limitStatus(frames, [maximum], 'M1')).toMatchObject({ unit: 'cents', left: 12_000 });
    expect(limitStatus(frames, [], 'M1')).toBeNull();
  });

  it('does not count a limit by plan year if it restarts after some months', () => {
    const frames = benefit('Frames', {
      limit: { type: 'visits', label: 'Physical therapy', allowed: 1, months: 24 },
    });
    expect(limitStatus(frames, [counted()], 'M1')).toEqual({
      unit: 'visits',
      allowed: 1,
      months: 24,
      used: null,
      left: null,
    });
  });

  it('returns null as the used part for a service without a limit', () => {
    expect(limitStatus(benefit('MRI'), [counted()], 'M1')).toBeNull();
  });
});

describe('the remaining deductible', () => {
  const deductible = (network: string, used: number, more: Partial<Accumulator> = {}) =>
    counted({
      type: 'deductible',
      unit: 'cents',
      label: undefined,
      allowed: 1000,
      network,
      used,
      ...more,
    });
  const all = [
    deductible('in', 400),
    deductible('in', 1900, { scope: 'family', memberId: undefined, allowed: 2000 }),
    deductible('out', 0),
  ];

  it('the remaining deductible is the lower of the member’s and the family’s, by network', () => {
    expect(deductibleLeft(share(), 'in', all, 'M1')).toBe(100);
    expect(deductibleLeft(share(), 'out', all, 'M1')).toBe(1000);
  });

  it.each<[string, BenefitShare]>([
    ['where none applies', share({ deductibleApplies: false })],
    ['where the service is not covered', 'notCovered'],
    ['where the share is not known', null],
    ['of another kind of care', share({ category: 'pharmacy' })],
  ])('the remaining deductible is unknown %s', (_, of) => {
    expect(deductibleLeft(of, 'in', all, 'M1')).toBeNull();
  });
});

it('finds a waiting period by the service’s name, or by its heading', () => {
  const wait = (label: string) => ({
    cost: { code: 'waiting', label, subject: 'waiting', network: null, value: null } as const,
    value: { kind: 'span', count: 12, unit: 'months' } as const,
  });
  const waiting = [wait('Orthodontia'), wait('Major services')];
  expect(waitingFor(benefit('Crown', { group: 'major services' }), waiting)).toBe(waiting[1]);
  expect(waitingFor(benefit('Orthodontia'), waiting)).toBe(waiting[0]);
  expect(waitingFor(benefit('Cleaning', { group: 'Preventive care' }), waiting)).toBeNull();
});
