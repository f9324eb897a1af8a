import { payByTheBrochure } from './independent-estimate.ts';

/** A procedure at a place as a price list has it; amounts in cents. */
export interface MadeProcedure {
  negotiated: number | null;
  feeSchedule: number | null;
  network: 'in' | 'out' | null;
  sharing: MadeSharing | null;
  outOfNetwork: { isCovered: boolean; allowed: number | null; sharing: MadeSharing | null };
  separate: readonly { allowed: number | null; sharing: MadeSharing | null }[];
  mayBePreventive: boolean | null;
  countsAssistance: boolean | null;
}

export interface MadeSharing {
  deductibleApplies: boolean;
  copay: number | null;
  percent: number | null;
}

/** The four limits of a network, each stated once, never (null), or twice with different amounts. */
export interface MadeLimits {
  deductible: readonly [MadeLimit, MadeLimit];
  outOfPocket: readonly [MadeLimit, MadeLimit];
}
export type MadeLimit = null | { allowed: number; used: number; again: number | null };

type Left = [number | null, number | null];

/**
 * Computes the elements of an estimate from the rule and the plan's brochure, without the portal's code.
 */
export function elementsByTheRule(
  made: MadeProcedure,
  limits: { in: MadeLimits; out: MadeLimits },
) {
  const price = made.feeSchedule ?? made.negotiated;
  const share = pay(price, made.sharing, made.network === null ? null : limits[made.network]);
  const outside = made.outOfNetwork;
  return {
    share: share?.share ?? null,
    planPays: share?.planPays ?? null,
    used: usedOf(limits.in),
    outShare: outside.isCovered
      ? (pay(outside.allowed, outside.sharing, limits.out)?.share ?? null)
      : null,
    separate: separateShares(made, limits, share),
    notices: [
      'balanceBilling',
      'mayDiffer',
      'noGuarantee',
      made.countsAssistance === null
        ? 'assistanceUnknown'
        : made.countsAssistance
          ? 'assistanceCounts'
          : 'assistanceDoesNotCount',
      ...(made.mayBePreventive === false ? [] : ['preventive']),
    ],
  };
}

const leftOf = (limit: MadeLimit): number | null =>
  limit === null ? null : limit.allowed > limit.used ? limit.allowed - limit.used : 0;

const isTwice = (limit: MadeLimit): boolean => limit?.again != null && limit.again !== limit.used;

const contradicts = ({ deductible, outOfPocket }: MadeLimits): boolean =>
  [...deductible, ...outOfPocket].some(isTwice);

function usedOf(limits: MadeLimits): number[][] | null {
  if (contradicts(limits)) return null;
  return [...limits.deductible, ...limits.outOfPocket].flatMap((limit) =>
    limit === null ? [] : [[limit.used, limit.allowed, leftOf(limit) ?? 0]],
  );
}

interface Paid {
  deductible: number;
  share: number;
  planPays: number;
}

function pay(
  price: number | null,
  sharing: MadeSharing | null,
  limits: MadeLimits | null,
  taken: Paid = { deductible: 0, share: 0, planPays: 0 },
): Paid | null {
  if (price === null || sharing === null || limits === null || contradicts(limits)) return null;
  const less = (left: number | null, cents: number) =>
    left === null ? null : left > cents ? left - cents : 0;
  const both = (pair: readonly [MadeLimit, MadeLimit], cents: number): Left => [
    less(leftOf(pair[0]), cents),
    less(leftOf(pair[1]), cents),
  ];
  const paid = payByTheBrochure({
    allowed: price,
    deductibleApplies: sharing.deductibleApplies,
    copay: sharing.copay,
    coinsuranceHundredths: sharing.percent === null ? null : sharing.percent * 100,
    deductibleLeft: both(limits.deductible, taken.deductible),
    outOfPocketLeft: both(limits.outOfPocket, taken.share),
  });
  return {
    deductible: paid.deductible,
    share: price - paid.planPays,
    planPays: paid.planPays,
  };
}

function separateShares(
  { separate, network }: MadeProcedure,
  limits: { in: MadeLimits; out: MadeLimits },
  main: Paid | null,
): (number | null)[] {
  let sum = main;
  return separate.map(({ allowed, sharing }) => {
    const paid = sum && network && pay(allowed, sharing, limits[network], sum);
    sum = paid
      ? {
          deductible: (sum?.deductible ?? 0) + paid.deductible,
          share: (sum?.share ?? 0) + paid.share,
          planPays: 0,
        }
      : null;
    return paid ? paid.share : null;
  });
}
