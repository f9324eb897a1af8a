import { expect, it } from 'vitest';
import { drugPlanOf, type DrugPlan } from './drug-plan.ts';

const plan = (id: string, more: Partial<DrugPlan> = {}): DrugPlan => ({
  id,
  identifiers: [],
  names: [],
  start: null,
  end: null,
  costs: [],
  lists: [{ id: `list-${id}`, name: null }],
  ...more,
});
const planNames = { codes: ['arbor-1500'], names: ['Arbor Choice PPO 1500'] };
const today = '2026-11-21';
const listsOf = (...plans: DrugPlan[]) =>
  drugPlanOf(plans, planNames, today)?.lists.map(({ id }) => id) ?? null;

it('finds a drug plan by its identifier in any case, before any name', () => {
  expect(
    listsOf(
      plan('a', { names: ['Arbor Choice PPO 1500'] }),
      plan('b', { identifiers: ['ARBOR-1500'] }),
    ),
  ).toEqual(['list-b']);
});

it('finds a drug plan by its name when no identifier matches', () => {
  expect(listsOf(plan('a'), plan('b', { names: ['x', ' arbor choice ppo 1500'] }))).toEqual([
    'list-b',
  ]);
});

it('finds no drug plan without a match, without a list, and without data', () => {
  expect(listsOf(plan('a', { names: ['Arbor Choice'] }))).toBeNull();
  expect(listsOf(plan('a', { identifiers: ['arbor-1500'], lists: [] }))).toBeNull();
  expect(
    drugPlanOf([plan('a', { names: [''], identifiers: [''] })], { codes: [''], names: [] }, today),
  ).toBeNull();
});

it('picks the drug plan in force today if there are several years, else all of them', () => {
  const [last, now] = [
    plan('a', { identifiers: ['arbor-1500'], start: '2025-01-01', end: '2025-12-31' }),
    plan('b', { identifiers: ['arbor-1500'], start: '2026-01-01', end: '2026-12-31' }),
  ];
  expect(listsOf(last, now)).toEqual(['list-b']);
  expect(listsOf(last)).toEqual(['list-a']);
});

it('has all of its lists without duplicates', () => {
  const lists = [
    { id: 'l1', name: 'One' },
    { id: 'l2', name: null },
    { id: 'l1', name: 'One' },
  ];
  expect(listsOf(plan('a', { identifiers: ['arbor-1500'], lists }))).toEqual(['l1', 'l2']);
});
