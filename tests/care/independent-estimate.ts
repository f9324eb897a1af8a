/**
 * Computes the member's cost cent by cent as the plan's brochure states it, without the portal's code: an exact
 * fraction for the coinsurance, and each cent assigned to the party that has to pay it next.
 */
export function payByTheBrochure(plan: {
  allowed: number;
  deductibleApplies: boolean;
  copay: number | null;
  /** The coinsurance in hundredths of a percent. */
  coinsuranceHundredths: number | null;
  deductibleLeft: readonly (number | null)[];
  outOfPocketLeft: readonly (number | null)[];
}): { deductible: number; copay: number; coinsurance: number; planPays: number } {
  const limits = (all: readonly (number | null)[]) => all.filter((limit) => limit !== null);
  let pocket = BigInt(plan.allowed);
  for (const left of limits(plan.outOfPocketLeft)) if (BigInt(left) < pocket) pocket = BigInt(left);
  let bill = BigInt(plan.allowed);

  const take = (max: bigint): bigint => {
    let taken = max;
    if (taken > bill) taken = bill;
    if (taken > pocket) taken = pocket;
    bill -= taken;
    pocket -= taken;
    return taken;
  };

  let deductible = 0n;
  if (plan.deductibleApplies) {
    const open = limits(plan.deductibleLeft).map(BigInt);
    const [first, second] = open;
    if (first !== undefined) {
      deductible = take(second !== undefined && second < first ? second : first);
    }
  }
  const copay = take(BigInt(plan.copay ?? 0));
  const numerator = bill * BigInt(plan.coinsuranceHundredths ?? 0);
  const wholeCents = numerator / 10_000n;
  // Half a cent and more is a cent.
  const coinsurance = take((numerator % 10_000n) * 2n >= 10_000n ? wholeCents + 1n : wholeCents);
  return {
    deductible: Number(deductible),
    copay: Number(copay),
    coinsurance: Number(coinsurance),
    planPays: Number(bill),
  };
}
