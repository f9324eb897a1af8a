import type { CostShare, CostValue } from '#src/domain/coverage/cost-share.ts';
import { belongsToContract } from '#src/domain/coverage/coverage.ts';
import type { Plan } from '#src/domain/plan/plan.ts';

/** An insurance card, from the payer's coverage (CARIN Digital Insurance Card). Null for missing facts. */
export interface IdCard {
  /** The id of the coverage. */
  id: string;
  status: string;
  /** hip, dental, vision …, lower case; empty when the payer sent no type. */
  typeCodes: readonly string[];
  /** Its id, its identifiers and the subscriber's number. */
  numbers: readonly string[];
  /** The patient it is for: the id at the end of the reference. */
  patientId: string | null;
  /** The name of the card's holder. */
  name: string | null;
  memberIds: readonly string[];
  subscriberName: string | null;
  subscriberId: string | null;
  /** All people it names, in the payer's order. */
  people: readonly CardPerson[];
  planName: string | null;
  groupId: string | null;
  groupName: string | null;
  /** The numbers a pharmacy enters. */
  pharmacy: readonly CardNumber[];
  network: string | null;
  costs: readonly CardCost[];
  /** YYYY-MM-DD */
  start: string | null;
  end: string | null;
  issued: string | null;
  /** The text of the back, a line each. */
  notes: readonly string[];
  colors: CardColors | null;
  /** The id of the organization that insures. */
  issuer: string | null;
  issuerName: string | null;
}

export interface CardPerson {
  memberId: string | null;
  name: string;
}

/** Kinds of numbers by which pharmacies bill. */
export const pharmacyNumbers = ['rxbin', 'rxpcn', 'rxgroup', 'rxid'] as const;

export interface CardNumber {
  kind: (typeof pharmacyNumbers)[number];
  value: string;
}

/** The cost of a kind of care, in the payer's words. */
export interface CardCost extends Pick<CostShare, 'code' | 'label' | 'network'> {
  value: CostValue;
}

/** The card's colors as the payer writes them: `#00bfff`. */
export interface CardColors {
  background: string | null;
  foreground: string | null;
}

/** The insurer, and its phone numbers. */
export interface CardIssuer {
  name: string | null;
  /** The number that providers bill by. */
  payerId: string | null;
  contacts: readonly CardContact[];
  /** One line per entry. */
  address: readonly string[];
}

export interface CardContact {
  /** The purpose, in the payer's words; null when nothing says so. */
  purpose: string | null;
  /** Whether it's the number for pharmacists, by its code. */
  isForPharmacists: boolean;
  phone: string | null;
  /** An https address. */
  url: string | null;
}

/**
 * Returns the cards that count today, the member's own first.
 * @param today YYYY-MM-DD
 */
export function cardsInForce(cards: readonly IdCard[], today: string): IdCard[] {
  return cards.filter(
    ({ status, start, end }) =>
      status.toLowerCase() === 'active' &&
      (start === null || start <= today) &&
      (end === null || end >= today),
  );
}

/**
 * Returns the cards of the coverage that ended last; bills for care from that time still need them.
 * @param today YYYY-MM-DD
 */
export function endedCards(cards: readonly IdCard[], today: string): IdCard[] {
  const ended = cards.filter(({ end }) => end !== null && end < today);
  const last = ended
    .map(({ end }) => end ?? '')
    .toSorted()
    .at(-1);
  return ended.filter(({ end }) => end === last);
}

/** Returns the day a card stopped counting, YYYY-MM-DD; null while it counts. */
export const endedOn = ({ end }: Pick<IdCard, 'end'>, today: string): string | null =>
  end !== null && end < today ? end : null;

/**
 * Returns the cards that count today and are a member's: by the member ID, else by the patient. Of a plan that has
 * ended, the last ones it had.
 * @param today YYYY-MM-DD
 */
export function cardsOfMember(
  cards: readonly IdCard[],
  of: {
    plan: Pick<Plan, 'contractId' | 'contractType' | 'memberId'>;
    memberId: string;
    patientId: string | null;
    today: string;
  },
): IdCard[] {
  const { plan, memberId, patientId, today } = of;
  const all = cards.filter((card) => belongsToContract(card, plan));
  const inForce = cardsInForce(all, today);
  const ofPlan = inForce.length > 0 ? inForce : endedCards(all, today);
  const own = ofPlan.filter((card) => card.memberIds.includes(memberId));
  if (own.length > 0) return own;
  const byPatient = ofPlan.filter(
    (card) => card.patientId !== null && card.patientId === patientId,
  );
  if (byPatient.length > 0) return byPatient;
  // A card that names no member is the member's own, where it is the only one.
  const unnamed = ofPlan.filter((card) => card.memberIds.length === 0 && card.patientId === null);
  return memberId === plan.memberId && ofPlan.length === 1 ? unnamed : [];
}
