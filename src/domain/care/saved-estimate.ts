import { foldLetters } from '#src/domain/data/fold-letters.ts';
import type { ClaimLine } from '#src/domain/claims/amounts/claim-lines.ts';
import { isLineDenied } from '#src/domain/claims/amounts/claim-lines.ts';
import { relationsAmong } from '#src/domain/claims/claim-relations.ts';
import {
  costBreakdownOf,
  lineCosts,
  sumOfKnown,
  isReversalOf,
  type CostBreakdown,
  type ResponsibilityPart,
} from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { estimateCost, type CostBenefit, type CostEstimate } from './cost-estimate.ts';

/** An estimate that a member saved, with everything it was computed from. Amounts in cents. */
export interface EstimateToSave {
  procedureId: string;
  procedure: string;
  /** The other names by which a claim may call it. */
  claimNames: readonly string[];
  provider: string;
  roleId: string | null;
  network: 'in' | 'out';
  allowed: number;
  share: number;
  deductible: number;
  copay: number;
  coinsurance: number;
  benefit: CostBenefit;
  /** The remaining deductible when the estimate was saved; null where the plan has no such limit. */
  deductibleLeft: number | null;
  outOfPocketLeft: number | null;
  /** The last day of the plan year, YYYY-MM-DD; null when not known. */
  planYearEnd: string | null;
}

export interface SavedEstimate extends EstimateToSave {
  id: string;
  /** YYYY-MM-DD */
  savedOn: string;
}

/** A difference between a claim and the estimate. Amounts in cents. */
export type EstimateDifference =
  /** The claim is out of network, or in network, and the estimate was not. */
  | { kind: 'network'; now: 'in' | 'out' }
  /** The claim names another provider. */
  | { kind: 'provider'; name: string }
  /** The claim has other services, too; `cents`: the member's share of them, null when it is not known. */
  | { kind: 'services'; names: readonly string[]; cents: number | null }
  /** The plan allowed another price. */
  | { kind: 'price'; was: number; now: number }
  /** The care was in a later plan year, whose limits start over. */
  | { kind: 'planYear' }
  /** Another amount went to the deductible; `isMet`: other claims had used up the rest of it. */
  | { kind: 'deductible'; was: number; now: number; isMet: boolean }
  | { kind: 'copay'; was: number; now: number }
  /** Percentages from 0 to 100. */
  | { kind: 'coinsurance'; was: number; now: number }
  | { kind: 'notCovered'; cents: number };

/** The outcome of an estimate. */
export type EstimateOutcome =
  /** No claim has arrived. */
  | { kind: 'open' }
  /**
   * `unclear`: a claim of the provider names no service, so that it may be for other care. `noShare`: it does not say
   * the member's share. `undone`: it was reversed, replaced or canceled.
   */
  | {
      kind: 'unclear' | 'received' | 'unprocessable' | 'denied' | 'undone' | 'noShare';
      claim: FamilyClaim;
    }
  | {
      kind: 'decided';
      claim: FamilyClaim;
      /** The member's share by the claim, in cents. */
      share: number;
      /** Empty when it is about the same. */
      differences: readonly EstimateDifference[];
      /** It is about as much as estimated, or the differences come to the claim's share by the plan's rules. */
      isExplained: boolean;
    };

/** A difference too small to explain, in cents. */
const aboutTheSame = 100;

type Kept = Omit<SavedEstimate, 'id'>;

/**
 * Returns what became of a saved estimate: the claim that came for this care, on that day or later, held against it. A
 * claim is for this care when one of its lines has one of the names of the procedure. Of several, those of the same
 * provider come first, then those that hold and were decided, then the earliest.
 */
export function outcomeOf(
  estimate: Kept,
  memberId: string,
  claims: readonly FamilyClaim[],
): EstimateOutcome {
  const relations = relationsAmong(claims);
  const candidates = claims
    .filter(
      (claim) =>
        claim.memberId === memberId &&
        (claim.serviceStart ?? '') >= estimate.savedOn &&
        relations.get(claim.id)?.kind !== 'undoes' &&
        !isReversalOf(costBreakdownOf(claim)),
    )
    .map((claim) => ({
      claim,
      isTheirs: isOfProvider(claim, estimate.provider),
      state: stateOf(claim, relations.has(claim.id)),
      own: claim.lines.filter((line) => isOfCare(line, estimate)),
    }));
  const [best] = candidates
    .filter(({ own }) => own.length > 0)
    .toSorted(
      (a, b) =>
        Number(b.isTheirs) - Number(a.isTheirs) ||
        states.indexOf(a.state) - states.indexOf(b.state) ||
        (a.claim.serviceStart ?? '').localeCompare(b.claim.serviceStart ?? ''),
    );
  if (best === undefined) {
    const unclear = candidates.find(
      ({ claim, isTheirs }) => isTheirs && claim.lines.every(({ service }) => service === null),
    );
    return unclear === undefined ? { kind: 'open' } : { kind: 'unclear', claim: unclear.claim };
  }
  const { claim, own, state } = best;
  if (state !== 'decided') return { kind: state, claim };
  // Whether the member owes a denied part is open: the claim's page explains it.
  if (claim.status === 'denied' || own.some(isLineDenied)) return { kind: 'denied', claim };
  const { memberResponsibility: share } = costBreakdownOf(claim);
  return share === null
    ? { kind: 'noShare', claim }
    : { kind: 'decided', claim, share, ...held(estimate, claim, own, share, claims) };
}

const states = ['decided', 'received', 'unprocessable', 'undone'] as const;

function stateOf({ status }: FamilyClaim, isSuperseded: boolean): (typeof states)[number] {
  if (isSuperseded || status === 'cancelled' || status === 'replaced') return 'undone';
  if (status === 'received') return 'received';
  return status === 'not-processable' ? 'unprocessable' : 'decided';
}

const isOfProvider = ({ providerName }: FamilyClaim, name: string): boolean =>
  providerName !== null && plain(providerName) === plain(name);

const isOfCare = ({ service }: ClaimLine, { procedure, claimNames }: EstimateToSave): boolean =>
  service !== null && [procedure, ...claimNames].some((name) => plain(name) === plain(service));

/** Returns a name without capitals, accents and punctuation. */
const plain = (name: string): string =>
  foldLetters(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Holds a decided claim against the estimate. */
function held(
  estimate: Kept,
  claim: FamilyClaim,
  own: readonly ClaimLine[],
  share: number,
  claims: readonly FamilyClaim[],
): { differences: EstimateDifference[]; isExplained: boolean } {
  if (Math.abs(share - estimate.share) < aboutTheSame)
    return { differences: [], isExplained: true };
  const care = careIn(claim, own);
  const differences = differencesFrom(estimate, claim, care, share, claims);
  const isOther = differences.some(({ kind }) => kind === 'network');
  return { differences, isExplained: isOther || isReason(estimate, care, differences) };
}

/**
 * The costs of the estimated care on a claim, without its other services; null for an amount that it does not state.
 */
interface CareCosts {
  allowed: number | null;
  share: number | null;
  parts: CostBreakdown['parts'];
  others: readonly string[];
}

function careIn(claim: FamilyClaim, own: readonly ClaimLine[]): CareCosts {
  const others = claim.lines
    .filter((line) => !own.includes(line))
    .flatMap(({ service }) => service ?? []);
  if (own.length === claim.lines.length) {
    const { allowed, memberResponsibility, parts } = costBreakdownOf(claim);
    return { allowed, share: memberResponsibility, parts, others };
  }
  const costs = own.map(lineCosts);
  const sum = (of: (costs: CostBreakdown) => number | null) => {
    const values = costs.map(of);
    return values.includes(null) ? null : sumOfKnown(values);
  };
  const part = (name: ResponsibilityPart) => sumOfKnown(costs.map(({ parts }) => parts[name]));
  return {
    allowed: sum(({ allowed }) => allowed),
    share: sum(({ memberResponsibility }) => memberResponsibility),
    parts: {
      deductible: part('deductible'),
      copay: part('copay'),
      coinsurance: part('coinsurance'),
      noncovered: part('noncovered'),
    },
    others,
  };
}

/** Every fact in which the claim differs, in the order in which one leads to another. */
const differencesFrom = (
  estimate: Kept,
  claim: FamilyClaim,
  care: CareCosts,
  share: number,
  claims: readonly FamilyClaim[],
): EstimateDifference[] => [
  ...careDifferences(estimate, claim, care, share),
  ...splitDifferences(estimate, claim, care, claims),
];

/** The differences in who gave which care, and at what price. */
function careDifferences(
  estimate: Kept,
  claim: FamilyClaim,
  { allowed, others, share: ofCare }: CareCosts,
  share: number,
): EstimateDifference[] {
  const { network, providerName } = claim;
  const differences: EstimateDifference[] = [];
  if ((network === 'in' || network === 'out') && network !== estimate.network) {
    differences.push({ kind: 'network', now: network });
  }
  if (providerName !== null && !isOfProvider(claim, estimate.provider)) {
    differences.push({ kind: 'provider', name: providerName });
  }
  if (others.length > 0) {
    const cents = ofCare === null ? null : share - ofCare;
    if (cents !== 0) differences.push({ kind: 'services', names: [...new Set(others)], cents });
  }
  if (allowed !== null && allowed !== estimate.allowed) {
    differences.push({ kind: 'price', was: estimate.allowed, now: allowed });
  }
  return differences;
}

/**
 * The differences in how the plan split the price: held against the estimate at the claim's own price, and only where
 * the claim says how it is split.
 */
function splitDifferences(
  estimate: Kept,
  claim: FamilyClaim,
  care: CareCosts,
  claims: readonly FamilyClaim[],
): EstimateDifference[] {
  const { allowed, parts } = care;
  const expected = estimateAt(allowed ?? estimate.allowed, estimate.benefit, estimate);
  const isSplit = [parts.deductible, parts.copay, parts.coinsurance].some((part) => part !== null);
  const deductible = parts.deductible ?? 0;
  const copay = parts.copay ?? 0;
  const differences: EstimateDifference[] = [];
  if (isSplit && deductible !== expected.deductible) {
    differences.push(
      ...deductibleDifferences(estimate, claim, expected.deductible, deductible, claims),
    );
  }
  if (isSplit && copay !== expected.copay) {
    differences.push({ kind: 'copay', was: expected.copay, now: copay });
  }
  const percent = percentIn(estimate.benefit, care);
  if (percent !== null) {
    differences.push({
      kind: 'coinsurance',
      was: estimate.benefit.coinsurancePercent ?? 0,
      now: percent,
    });
  }
  const cents = parts.noncovered ?? 0;
  if (cents > 0) differences.push({ kind: 'notCovered', cents });
  return differences;
}

function deductibleDifferences(
  estimate: Kept,
  claim: FamilyClaim,
  was: number,
  now: number,
  claims: readonly FamilyClaim[],
): EstimateDifference[] {
  const isLater = (claim.serviceStart ?? '') > (estimate.planYearEnd ?? '9999');
  const isMet = !isLater && now < was && wasUsedUp(estimate, claim, now, claims);
  const estimateDifference: EstimateDifference = { kind: 'deductible', was, now, isMet };
  return isLater ? [{ kind: 'planYear' }, estimateDifference] : [estimateDifference];
}

/** Estimates a price again, with the facts of the day on which the estimate was saved. */
const estimateAt = (
  allowed: number,
  benefit: CostBenefit,
  { deductibleLeft, outOfPocketLeft }: Pick<Kept, 'deductibleLeft' | 'outOfPocketLeft'>,
): CostEstimate =>
  estimateCost(allowed, benefit, {
    deductible: { individual: deductibleLeft, family: null },
    outOfPocket: { individual: outOfPocketLeft, family: null },
  });

/**
 * Whether the member's own claims that were decided in between used up what was left of the deductible, so that it had
 * no more to take than this claim shows.
 */
function wasUsedUp(
  { savedOn, deductibleLeft, network, benefit }: Kept,
  claim: FamilyClaim,
  taken: number,
  claims: readonly FamilyClaim[],
): boolean {
  if (deductibleLeft === null || claim.processedOn === null) return false;
  const until = claim.processedOn;
  const between = claims.filter(
    (familyClaim) =>
      familyClaim.id !== claim.id &&
      familyClaim.memberId === claim.memberId &&
      familyClaim.network === network &&
      familyClaim.processedOn !== null &&
      familyClaim.processedOn >= savedOn &&
      familyClaim.processedOn <= until &&
      (familyClaim.kind === 'pharmacy') === (benefit.category === 'pharmacy') &&
      familyClaim.status !== 'cancelled' &&
      familyClaim.status !== 'replaced',
  );
  const used =
    sumOfKnown(between.map((familyClaim) => costBreakdownOf(familyClaim).parts.deductible)) ?? 0;
  return used > 0 && used + taken >= deductibleLeft;
}

/**
 * Returns the whole percentage of a claim's coinsurance where it differs from the estimate's; null where no whole
 * percentage fits.
 */
function percentIn(
  { coinsurancePercent }: CostBenefit,
  { allowed, parts }: CareCosts,
): number | null {
  if (allowed === null || parts.coinsurance === null) return null;
  const rest = allowed - (parts.deductible ?? 0) - (parts.copay ?? 0) - (parts.noncovered ?? 0);
  const was = coinsurancePercent ?? 0;
  const isShareOf = (percent: number): boolean =>
    Math.abs((parts.coinsurance ?? 0) - (rest * percent) / 100) <= 1;
  if (rest <= 0 || parts.coinsurance === 0 || isShareOf(was)) return null;
  const percent = Math.round((parts.coinsurance / rest) * 100);
  return isShareOf(percent) ? percent : null;
}

/** Whether the plan's rules, with what differs in place of what was estimated, come to the claim's share of the care. */
function isReason(
  estimate: Kept,
  { allowed, share, parts }: CareCosts,
  differences: readonly EstimateDifference[],
): boolean {
  if (allowed === null || share === null) return false;
  const copay = differences.find((estimateDifference) => estimateDifference.kind === 'copay');
  const coinsurance = differences.find(
    (estimateDifference) => estimateDifference.kind === 'coinsurance',
  );
  const deductible = differences.find(
    (estimateDifference) => estimateDifference.kind === 'deductible',
  );
  const again = estimateAt(
    allowed,
    {
      ...estimate.benefit,
      ...(deductible && { deductibleApplies: true }),
      ...(copay && { copay: copay.now }),
      ...(coinsurance && { coinsurancePercent: coinsurance.now }),
    },
    {
      deductibleLeft: deductible?.now ?? estimate.deductibleLeft,
      outOfPocketLeft: differences.some(({ kind }) => kind === 'planYear')
        ? null
        : estimate.outOfPocketLeft,
    },
  );
  return Math.abs(again.share + (parts.noncovered ?? 0) - share) < aboutTheSame;
}
