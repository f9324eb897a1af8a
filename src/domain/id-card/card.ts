import type { CostShare, CostValue } from '#src/domain/coverage/cost-share.ts';

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
