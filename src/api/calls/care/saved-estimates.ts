import { zDeleteKeptEstimateResponse } from '#generated/v1/validators/zDeleteKeptEstimateResponse.ts';
import { zKeepEstimateResponse } from '#generated/v1/validators/zKeepEstimateResponse.ts';
import type { zKeptEstimate } from '#generated/v1/validators/zKeptEstimate.ts';
import { zListKeptEstimatesResponse } from '#generated/v1/validators/zListKeptEstimatesResponse.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import type { EstimateToSave, SavedEstimate } from '#src/domain/care/saved-estimate.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { v1 } from '#src/api/http/call.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { onePage } from '#src/api/calls/claims/claim-inquiries.ts';
import { centsIn, costBenefit } from './cost-benefit.ts';

/** The saved estimates of a member. */
export interface SavedEstimates {
  items: readonly SavedEstimate[];
  completeness: Completeness;
}

/** The query of a member's saved estimates, newest first. An insurer keeps at most as many as a page has. */
export const savedEstimates = (memberId: string) =>
  v1.read(
    'GET /members/{memberId}/kept-estimates',
    zListKeptEstimatesResponse,
    { path: { memberId }, query: { page: 1, pageSize: 100 } },
    (page, leftOut): SavedEstimates => {
      const items = page.items.flatMap((item) => savedEstimate(item) ?? []);
      const unusable = page.items.length - items.length;
      return { items, completeness: onePage(page, leftOut + unusable).completeness };
    },
  );

export const keepEstimate = (memberId: string, estimate: EstimateToSave) =>
  v1.write(
    'POST /members/{memberId}/kept-estimates',
    zKeepEstimateResponse,
    { params: { path: { memberId } }, body: bodyOf(estimate) },
    () => null,
    { makesStale: ['/members/{memberId}/kept-estimates'] },
  );

/** Deletes a saved estimate. */
export const deleteSavedEstimate = (memberId: string, estimateId: string) =>
  v1.write(
    'DELETE /members/{memberId}/kept-estimates/{estimateId}',
    zDeleteKeptEstimateResponse,
    { params: { path: { memberId, estimateId } } },
    () => null,
    { makesStale: ['/members/{memberId}/kept-estimates'] },
  );

/** Whether an estimate was refused because the member has as many saved ones as are allowed. */
export const isTooManyEstimates = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.reason === 'tooManyEstimates';

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

const bodyOf = (estimate: EstimateToSave) => ({
  procedureId: estimate.procedureId,
  procedureName: estimate.procedure,
  claimNames: [...estimate.claimNames],
  providerName: estimate.provider,
  ...(estimate.roleId !== null && { practitionerRoleId: estimate.roleId }),
  network: estimate.network,
  allowedAmount: dollars(estimate.allowed),
  share: dollars(estimate.share),
  deductible: dollars(estimate.deductible),
  copay: dollars(estimate.copay),
  coinsurance: dollars(estimate.coinsurance),
  benefit: {
    category: estimate.benefit.category,
    deductibleApplies: estimate.benefit.deductibleApplies,
    ...(estimate.benefit.copay !== null && { copay: dollars(estimate.benefit.copay) }),
    ...(estimate.benefit.coinsurancePercent !== null && {
      coinsurancePercent: estimate.benefit.coinsurancePercent,
    }),
  },
  ...(estimate.deductibleLeft !== null && { deductibleLeft: dollars(estimate.deductibleLeft) }),
  ...(estimate.outOfPocketLeft !== null && { outOfPocketLeft: dollars(estimate.outOfPocketLeft) }),
  ...(estimate.planYearEnd !== null && { planYearEnd: estimate.planYearEnd }),
});

/** Returns a saved estimate; null for one that could not be held against a claim. */
function savedEstimate(sent: Lenient<typeof zKeptEstimate>): SavedEstimate | null {
  const network = parseEnum(['in', 'out'], sent.network);
  const benefit = costBenefit(sent.benefit);
  if (network === null || benefit === null) return null;
  return {
    id: sent.estimateId,
    savedOn: sent.keptOn,
    procedureId: sent.procedureId,
    procedure: sent.procedureName,
    claimNames: sent.claimNames ?? [],
    provider: sent.providerName,
    roleId: sent.practitionerRoleId ?? null,
    network,
    allowed: sent.allowedAmount.amount,
    share: sent.share.amount,
    deductible: sent.deductible.amount,
    copay: sent.copay.amount,
    coinsurance: sent.coinsurance.amount,
    benefit,
    deductibleLeft: centsIn(sent.deductibleLeft),
    outOfPocketLeft: centsIn(sent.outOfPocketLeft),
    planYearEnd: sent.planYearEnd ?? null,
  };
}
