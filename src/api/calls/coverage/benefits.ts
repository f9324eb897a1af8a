import { zListBenefitsResponse } from '#generated/v1/validators/zListBenefitsResponse.ts';
import {
  authorizationNeeds,
  type Benefit,
  type BenefitLimit,
  type BenefitShare,
} from '#src/domain/coverage/benefit.ts';
import { isUnlimited } from '#src/domain/spending/accumulators.ts';
import { completenessOf, type Completeness } from '#src/domain/data/completeness.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { costBenefit } from '#src/api/calls/care/cost-benefit.ts';

/** The services of a plan. */
export interface Benefits {
  items: readonly Benefit[];
  completeness: Completeness;
}

/** The query of the services that a member's plan names, in the order of the plan document. */
export const benefits = (memberId: string) =>
  v1.read(
    'GET /members/{memberId}/benefits',
    zListBenefitsResponse,
    { path: { memberId } },
    ({ items }, leftOut): Benefits => ({
      items: items.map(benefitOf),
      completeness: completenessOf(leftOut),
    }),
  );

type Sent = Lenient<typeof zListBenefitsResponse>['items'][number];

function benefitOf(sent: Sent): Benefit {
  const { notCovered = [], priorAuthorization } = sent;
  const shareIn = (network: 'in' | 'out', share: Sent['inNetwork']): BenefitShare =>
    notCovered.some((excludedNetwork) => excludedNetwork === network)
      ? 'notCovered'
      : costBenefit(share);
  return {
    id: sent.benefitId,
    name: sent.name,
    group: sent.group ?? null,
    otherNames: sent.otherNames ?? [],
    inNetwork: shareIn('in', sent.inNetwork),
    outOfNetwork: shareIn('out', sent.outOfNetwork),
    limit: limitOf(sent.limit),
    priorAuthorization:
      priorAuthorization === undefined ? null : parseEnum(authorizationNeeds, priorAuthorization),
  };
}

/** Returns the limit of a service; null for a type that is not known, whose figure could count anything. */
function limitOf(sent: Sent['limit']): BenefitLimit | null {
  const type = sent === undefined ? null : parseEnum(['visits', 'benefitMaximum'], sent.type);
  if (sent === undefined || type === null) return null;
  const { label = null, allowed = null, months = null } = sent;
  const unit = type === 'visits' ? type : 'cents';
  return {
    type,
    label,
    allowed: allowed !== null && isUnlimited(allowed, unit) ? null : allowed,
    months: months === 12 ? null : months,
  };
}
