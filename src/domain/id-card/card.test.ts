import { describe, expect, it } from 'vitest';
import { planOf } from '#tests/support/plans.ts';
import { cardsInForce, endedCards, endedOn, type IdCard, cardsOfMember } from './card.ts';

const today = '2026-11-21';
const plan = planOf('Medical', { contractId: 'C1', memberId: 'M1' });

const cardOf = (id: string, changes: Partial<IdCard> = {}): IdCard => ({
  id,
  status: 'active',
  typeCodes: ['hip'],
  numbers: [id],
  patientId: null,
  name: null,
  memberIds: [],
  subscriberName: null,
  subscriberId: 'C1',
  people: [],
  planName: null,
  groupId: null,
  groupName: null,
  pharmacy: [],
  network: null,
  costs: [],
  start: null,
  end: null,
  issued: null,
  notes: [],
  colors: null,
  issuer: null,
  issuerName: null,
  ...changes,
});
const idsOf = (cards: readonly IdCard[]) => cards.map(({ id }) => id);

it.each<[string, Partial<IdCard>, boolean]>([
  ['without days', {}, true],
  ['from its first day', { start: today }, true],
  ['not before it', { start: '2026-11-22' }, false],
  ['to its last day', { end: today }, true],
  ['not after it', { end: '2026-11-20' }, false],
  ['in any case of its status', { status: 'ACTIVE' }, true],
  ['not once it was canceled', { status: 'cancelled' }, false],
])('a card counts %s', (_, changes, counts) =>
  expect(cardsInForce([cardOf('a', changes)], today)).toHaveLength(counts ? 1 : 0),
);

it('keeps the ended cards that ended last', () => {
  const ends = ['2025-12-31', '2026-06-30', '2026-06-30', today, null];
  const cards = ends.map((end, at) => cardOf(String(at), { end }));
  expect(idsOf(endedCards(cards, today))).toEqual(['1', '2']);
  expect(endedCards([cardOf('a')], today)).toEqual([]);
});

it.each([
  [null, null],
  [today, null],
  ['2026-11-20', '2026-11-20'],
])('a card to %s has ended on %s', (end, day) => expect(endedOn({ end }, today)).toBe(day));

describe('the cards of a member', () => {
  /** A card is of the contract that its id names. */
  const find = (cards: readonly IdCard[], memberId: string, patientId: string | null = null) =>
    idsOf(cardsOfMember(cards, { plan, memberId, patientId, today }));
  const named = cardOf('C1 named', { memberIds: ['M2'] });
  const ofPatient = cardOf('C1 patient', { patientId: 'p2' });
  const unnamed = cardOf('C1 unnamed');

  it.each<[string, IdCard[], string, string | null, string[]]>([
    ['are those that name them', [named, ofPatient, unnamed], 'M2', 'p2', ['C1 named']],
    ['are otherwise those of the patient', [ofPatient, unnamed], 'M2', 'p2', ['C1 patient']],
    ['do not include cards of another patient', [ofPatient], 'M2', 'p3', []],
    [
      'are empty for another member if no card names its patient',
      [unnamed, unnamed],
      'M2',
      null,
      [],
    ],
    ['include the only card, even without a member', [unnamed], 'M1', null, ['C1 unnamed']],
    [
      'do not include a card of another contract',
      [cardOf('C2 named', { memberIds: ['M2'] })],
      'M2',
      null,
      [],
    ],
    ['do not include the only card for another member', [unnamed], 'M2', null, []],
    ['include no card if there are several without a member', [unnamed, unnamed], 'M1', null, []],
    ['do not include the only card of another member', [named], 'M1', null, []],
    ['do not include the only card of a patient', [ofPatient], 'M1', null, []],
  ])('%s', (_, cards, memberId, patientId, expected) =>
    expect(find(cards, memberId, patientId)).toEqual(expected),
  );

  it('are the last ones after the plan has ended', () => {
    const ended = { ...named, id: 'C1 ended', end: '2026-06-30' };
    expect(find([ended], 'M2')).toEqual(['C1 ended']);
    expect(find([ended, named], 'M2')).toEqual(['C1 named']);
  });
});
