import type { BenefitId } from './benefits.ts';
import type { ServiceLine, Visit } from './claim.ts';

/** A visit written by hand: professional and in the network unless it says otherwise. */
export type VisitParts = Pick<Visit, 'claimNumber' | 'at' | 'provider' | 'lines'> &
  Partial<Omit<Visit, 'member'>>;

/** @param billed cents, as `allowed` */
export function line(
  service: string,
  benefit: BenefitId,
  billed: number,
  allowed: number,
  more: Partial<ServiceLine> = {},
): ServiceLine {
  return { service, benefit, billed, allowed, ...more };
}

export function office(billed: number, allowed: number): ServiceLine {
  return line('Office visit', 'primaryCare', billed, allowed);
}

export function specialist(
  billed: number,
  allowed: number,
  more?: Partial<ServiceLine>,
): ServiceLine {
  return line('Specialist visit', 'specialist', billed, allowed, more);
}
