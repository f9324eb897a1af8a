import type { Contract, CoveredMember } from '../model.ts';
import {
  adultCare,
  childCare,
  dentalCare,
  eyeCare,
  type ServiceOffer,
  type VisitOffer,
} from './care-catalog.ts';
import type { ServiceLine, Visit } from './claim.ts';
import { createRandom, type Random } from './random.ts';

/** Digits that the claim numbers of a contract begin with, after the letter. */
export function contractDigits(contractId: string): string {
  return contractId.slice(-4);
}

/**
 * Returns the care of a member in one plan year: the same on every run, on any day.
 *
 * @param yearsAgo how many plan years before this one
 * @param count how many visits
 */
export function careOf(
  contract: Contract,
  member: CoveredMember,
  yearsAgo: number,
  count: number,
): Visit[] {
  const { contractId } = contract;
  const random = createRandom(`${contractId} ${member.sequence} ${yearsAgo}`);
  const offers = offersFor(contract, member);
  const prefix = `${letterOf(contract)}${contractDigits(contractId)}${member.sequence}`;
  return Array.from({ length: count }, (_, index): Visit => {
    const offer = drawn(offers, random);
    const number = String(yearsAgo * 10_000 + index + 1).padStart(6, '0');
    const isOutside = offer.mayBeOutside === true && random.next() < 0.12;
    const nights = offer.nights === undefined ? 0 : random.between(...offer.nights);
    return {
      claimNumber: prefix + number,
      member,
      // Spread over the year, each somewhere in its own part of it.
      at: (index + 0.15 + 0.7 * random.next()) / count,
      kind: offer.kind,
      provider: isOutside ? 'org-high-plains' : random.oneOf(offer.providers),
      network: isOutside ? 'out' : 'in',
      lines: offer.services.map((service) => lineOf(service, random)),
      nights,
    };
  });
}

function letterOf({ design }: Contract): string {
  return { Medical: 'C', Dental: 'D', Vision: 'V' }[design.contractType];
}

function offersFor({ design }: Contract, member: CoveredMember) {
  if (design.contractType === 'Dental') return dentalCare;
  if (design.contractType === 'Vision') return eyeCare;
  return member.relationship === 'child' ? childCare : adultCare;
}

function drawn(offers: readonly [VisitOffer, ...VisitOffer[]], random: Random): VisitOffer {
  let left = random.next() * offers.reduce((sum, { weight }) => sum + weight, 0);
  return offers.find(({ weight }) => (left -= weight) < 0) ?? offers[0];
}

function lineOf(offer: ServiceOffer, random: Random): ServiceLine {
  const [low, high] = offer.dollars;
  const billed = random.between(low * 100, high * 100);
  const allowed = Math.round((billed * random.between(...offer.allowed)) / 100);
  const { service, benefit, quantity } = offer;
  return { service, benefit, billed, allowed, ...(quantity === undefined ? {} : { quantity }) };
}
