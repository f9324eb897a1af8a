import type { Network, PlanDesign } from '../model.ts';
import { benefits, memberPartOf, type BenefitId } from './benefits.ts';
import { noAmounts, type Amounts, type ServiceLine } from './claim.ts';
import type { Counter, Ledger } from './ledger.ts';

export type Decision = { amounts: Amounts; denialReason: string | null; notes: readonly string[] };

/** The circumstances of a decision on a service. */
export type Setting = { design: PlanDesign; network: Network; sequence: string; ledger: Ledger };

const visitsUsed = 'You have used all visits of this kind that your plan covers this year.';
const maximumReached = 'Your plan has paid its maximum for this kind of service this year.';
const balance =
  'This provider is not in our network and may bill you for the amount above what we allow.';
const toDeductible = 'This amount went toward the deductible.';

/** Adjudicates one service by the plan's rules and the used amounts of its limits; counts nothing. */
export function decideLine(line: ServiceLine, setting: Setting): Decision {
  if (line.denial !== undefined) {
    return refused(line.billed, [line.denial.note], line.denial.reason);
  }
  if (line.notCovered !== undefined) return refused(line.billed, [line.notCovered]);
  const visits = visitsOf(line.benefit, setting.network);
  if (visits !== undefined && (left(setting, visits) ?? 1) < 1) {
    return refused(line.billed, [visitsUsed]);
  }
  const { network } = setting;
  const isAllowance = benefits[line.benefit].isAllowance === true && network === 'in';
  return isAllowance ? payAllowance(line, setting) : share(line, setting);
}

function refused(billed: number, notes: readonly string[], reason?: string): Decision {
  const amounts = { ...noAmounts, billed, noncovered: billed };
  return { amounts, denialReason: reason ?? null, notes };
}

/** Returns deductible, copay and coinsurance, each capped at what is left of its limit; the plan pays the rest. */
function share(line: ServiceLine, setting: Setting): Decision {
  const { network } = setting;
  const { billed, allowed } = line;
  const part = memberPartOf(setting.design, line.benefit, network);
  const otherInsurance = Math.min(line.otherInsurance ?? 0, allowed);
  const rest = allowed - otherInsurance;

  const deductibleLeft = left(setting, counterOf(line.benefit, network, 'deductible')) ?? 0;
  const room = left(setting, counterOf(line.benefit, network, 'outOfPocketMax')) ?? Infinity;
  const wanted = line.forcedDeductible ?? (part.hasDeductible ? deductibleLeft : 0);
  const deductible = Math.min(wanted, rest, room);
  const copay = Math.min(part.copay, rest - deductible, room - deductible);
  const coinsurance = Math.min(
    Math.round(((rest - deductible - copay) * part.percent) / 100),
    room - deductible - copay,
  );
  const covered = rest - deductible - copay - coinsurance;
  const maximum = left(setting, counterOf(line.benefit, network, 'benefitMaximum')) ?? Infinity;
  const planPaid = Math.min(covered, maximum);
  const cut = covered - planPaid;

  const above = billed - allowed;
  const amounts: Amounts = {
    billed,
    discount: network === 'in' ? above : 0,
    noncovered: cut + (network === 'in' ? 0 : above),
    allowed: allowed - cut,
    planPaid,
    otherInsurance,
    deductible,
    copay,
    coinsurance,
  };
  return {
    amounts,
    denialReason: null,
    notes: [
      ...(deductible > 0 ? [toDeductible] : []),
      ...(cut > 0 ? [maximumReached] : []),
      ...(network === 'out' && above > 0 ? [balance] : []),
    ],
  };
}

/**
 * Pays an allowance: the plan pays up to its maximum; of the excess, a part is discounted and the member pays the rest.
 */
function payAllowance({ benefit, billed }: ServiceLine, setting: Setting): Decision {
  const maximum = left(setting, counterOf(benefit, 'in', 'benefitMaximum')) ?? Infinity;
  const planPaid = Math.min(billed, maximum);
  const { percent } = memberPartOf(setting.design, benefit, 'in');
  const coinsurance = Math.round(((billed - planPaid) * percent) / 100);
  const discount = billed - planPaid - coinsurance;
  const amounts = {
    ...noAmounts,
    billed,
    discount,
    allowed: billed - discount,
    planPaid,
    coinsurance,
  };
  return { amounts, denialReason: null, notes: coinsurance > 0 ? [maximumReached] : [] };
}

/** Counts the decided amounts toward the plan's limits. Visits are counted by the caller that has the whole claim. */
export function countLine(benefit: BenefitId, amounts: Amounts, setting: Setting): void {
  const { ledger, network, sequence } = setting;
  const { deductible, copay, coinsurance, planPaid } = amounts;
  const count = (type: 'deductible' | 'outOfPocketMax' | 'benefitMaximum', amount: number): void =>
    ledger.add(sequence, counterOf(benefit, network, type), amount);
  count('deductible', deductible);
  count('outOfPocketMax', deductible + copay + coinsurance);
  count('benefitMaximum', planPaid);
}

/** The visits a service counts among; only those in the network are counted. */
export function visitsOf(benefit: BenefitId, network: Network): Counter | undefined {
  const { category, visits } = benefits[benefit];
  if (visits === undefined || network === 'out') return undefined;
  return { category, network, type: 'visits', label: visits };
}

function counterOf(benefit: BenefitId, network: Network, type: Counter['type']): Counter {
  return { category: benefits[benefit].category, network, type };
}

function left({ ledger, sequence }: Setting, counter: Counter): number | undefined {
  return ledger.left(sequence, counter);
}
