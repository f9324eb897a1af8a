import { daysBetween, plusDays } from '../calendar.ts';
import type { Contract } from '../model.ts';
import {
  claimIdOf,
  noAmounts,
  sumOf,
  type AdjudicatedClaim,
  type AdjudicatedLine,
  type Amounts,
  type RelatedClaim,
  type Visit,
} from './claim.ts';
import type { Ledger } from './ledger.ts';
import { countLine, decideLine, visitsOf, type Setting } from './line-decision.ts';
import { hashOf } from './random.ts';

/** The part of a plan year in which services can lie, both days included. */
export type ElapsedYear = { planYear: number; first: string; last: string; today: string };

/** Decides on the visits of one plan year, one after the other, and counts them in `ledger`. */
export function adjudicate(
  contract: Contract,
  visits: readonly Visit[],
  year: ElapsedYear,
  ledger: Ledger,
): AdjudicatedClaim[] {
  const decided = new Map<string, AdjudicatedClaim>();
  for (const visit of visits.toSorted((a, b) => a.at - b.at)) {
    const claim = adjudicateVisit(contract, visit, year, ledger, decided);
    decided.set(claim.claimNumber, claim);
  }
  return [...decided.values()];
}

function adjudicateVisit(
  contract: Contract,
  visit: Visit,
  year: ElapsedYear,
  ledger: Ledger,
  earlier: ReadonlyMap<string, AdjudicatedClaim>,
): AdjudicatedClaim {
  const { claimNumber, member, kind, network, provider, progress = 'settled' } = visit;
  const taken = visit.reverses === undefined ? undefined : earlier.get(visit.reverses);
  const setting = { design: contract.design, network, sequence: member.sequence, ledger };
  const notes: string[] = [];
  const lines = taken === undefined ? decideLines(visit, setting, notes) : reversed(taken);
  if (progress === 'settled') count(lines, setting, taken === undefined ? 1 : -1);
  const totals = sumOf(lines.map(({ amounts }) => amounts));
  return {
    claimId: claimIdOf(claimNumber),
    claimNumber,
    contract,
    member,
    planYear: year.planYear,
    kind,
    network,
    provider,
    ...daysOf(visit, year, taken),
    ...(totals.planPaid === 0 ? { paidOn: null } : {}),
    progress,
    isNonFinancial: visit.isNonFinancial ?? false,
    isReversal: taken !== undefined,
    lines,
    totals,
    notes,
    related: relatedOf(visit),
  };
}

/** Decides the lines. Each note is on a claim once; the lines refer to it. */
function decideLines(visit: Visit, setting: Setting, notes: string[]): AdjudicatedLine[] {
  const isUndecided = visit.progress === 'received' || visit.progress === 'unprocessable';
  return visit.lines.map((line): AdjudicatedLine => {
    const { service, benefit, billed, quantity = null } = line;
    const plain = { service, benefit, quantity };
    if (visit.isNonFinancial === true || isUndecided) {
      const amounts = { ...noAmounts, billed: isUndecided ? billed : 0 };
      return { ...plain, amounts, denialReason: null, noteNumbers: [] };
    }
    const decision = decideLine(line, setting);
    // Immediately, so that the next line counts the use of this one.
    if ((visit.progress ?? 'settled') === 'settled') countLine(benefit, decision.amounts, setting);
    for (const note of decision.notes) if (!notes.includes(note)) notes.push(note);
    const noteNumbers = decision.notes.map((note) => notes.indexOf(note) + 1);
    const { amounts, denialReason } = decision;
    return { ...plain, amounts, denialReason, noteNumbers };
  });
}

function reversed({ lines }: AdjudicatedClaim): AdjudicatedLine[] {
  return lines.map((line) => ({ ...line, amounts: negative(line.amounts), noteNumbers: [] }));
}

function negative(amounts: Amounts): Amounts {
  const minus = (cents: number): number => (cents === 0 ? 0 : -cents);
  return {
    billed: minus(amounts.billed),
    discount: minus(amounts.discount),
    noncovered: minus(amounts.noncovered),
    allowed: minus(amounts.allowed),
    planPaid: minus(amounts.planPaid),
    otherInsurance: minus(amounts.otherInsurance),
    deductible: minus(amounts.deductible),
    copay: minus(amounts.copay),
    coinsurance: minus(amounts.coinsurance),
  };
}

/** Counts visits once per claim, regardless of the number of its lines, and the visits that a reversal takes back. */
function count(lines: readonly AdjudicatedLine[], setting: Setting, direction: 1 | -1): void {
  const labels = new Set<string>();
  for (const { benefit, amounts } of lines) {
    if (direction === -1) countLine(benefit, amounts, setting);
    const visits = visitsOf(benefit, setting.network);
    if (visits?.label === undefined || amounts.allowed === 0 || labels.has(visits.label)) continue;
    labels.add(visits.label);
    setting.ledger.add(setting.sequence, visits, direction);
  }
}

/** A stay ends within the elapsed year; nothing is received, decided on or paid after today. */
function daysOf(visit: Visit, year: ElapsedYear, taken: AdjudicatedClaim | undefined) {
  const { first, last, today } = year;
  const variety = hashOf(visit.claimNumber);
  const elapsed = daysBetween(first, last);
  const notAfter = (limit: string, day: string): string => (day > limit ? limit : day);
  const on = plusDays(first, Math.min(elapsed, Math.floor(visit.at * (elapsed + 1))));
  const serviceStart = taken?.serviceStart ?? on;
  const serviceEnd = taken?.serviceEnd ?? notAfter(last, plusDays(on, visit.nights ?? 0));
  // Pharmacies submit while the member waits.
  const isAtOnce = visit.kind === 'pharmacy';
  const after = (day: string, days: number): string => notAfter(today, plusDays(day, days));
  // A replacement is about the same visit and comes weeks after it.
  const arrivesAfter = (isAtOnce ? 0 : 2 + (variety % 4)) + (visit.replaces === undefined ? 0 : 14);
  const receivedOn = taken === undefined ? after(serviceEnd, arrivesAfter) : on;
  const processedOn = after(receivedOn, isAtOnce ? 0 : 2 + ((variety >>> 4) % 8));
  return { serviceStart, serviceEnd, receivedOn, processedOn, paidOn: after(processedOn, 2) };
}

function relatedOf({ replaces, replacedBy, reverses }: Visit): RelatedClaim[] {
  return [
    ...(replaces === undefined ? [] : [{ relationship: 'prior' as const, claimNumber: replaces }]),
    ...(replacedBy === undefined
      ? []
      : [{ relationship: 'replacedby' as const, claimNumber: replacedBy }]),
    ...(reverses === undefined
      ? []
      : [{ relationship: 'associated' as const, claimNumber: reverses }]),
  ];
}
