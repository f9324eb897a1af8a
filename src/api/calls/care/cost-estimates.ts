import type { zCostItem } from '#generated/v1/validators/zCostItem.ts';
import { zGetCostEstimatesResponse } from '#generated/v1/validators/zGetCostEstimatesResponse.ts';
import { zSearchCostProceduresResponse } from '#generated/v1/validators/zSearchCostProceduresResponse.ts';
import {
  prerequisiteKinds,
  type CostItem,
  type OutOfNetworkCost,
  type Prerequisite,
  type Rate,
} from '#src/domain/care/estimate-elements.ts';
import type { CountedItems } from '#src/api/paging/numbered-pages.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { centsIn, costBenefit } from './cost-benefit.ts';

/** The most that a page may have. */
const pageSize = 100;

export interface CostProcedure {
  procedureId: string;
  name: string;
  category: string;
  description?: string | undefined;
  /** The common names of the procedure, and those that claims have for it. */
  otherNames?: readonly string[] | undefined;
  /** The codes by which it is billed, as the insurer calls them. */
  billingCodes?: readonly string[] | undefined;
  /** Whether the plan may pay in full because it is preventive; missing when the insurer does not say. */
  mayBePreventive?: boolean | undefined;
}

/** The amount that one place is paid for a procedure. */
export interface PlaceCost extends Rate {
  /** The entry of the provider directory; null for places without one. */
  roleId: string | null;
  name: string;
  address: string | null;
  miles: number | null;
  /** The items that the price includes; null when the insurer does not say. */
  included: readonly CostItem[] | null;
  /** The items that usually belong to the procedure and are billed separately; null when the insurer does not say. */
  separate: readonly CostItem[] | null;
}

/** The facts about a procedure that are the same at every place. */
export interface ProcedureTerms {
  /** Empty when nothing is required; null when the insurer does not say. */
  prerequisites: readonly Prerequisite[] | null;
  /** Null when the insurer does not say. */
  outOfNetwork: OutOfNetworkCost | null;
  /** Whether help from others, such as a drug maker's coupon, counts toward the limits; null when not known. */
  countsAssistance: boolean | null;
}

/** Procedures by words of their names, best match first. */
export const costProcedures = (q: string) =>
  v1.read(
    'GET /cost-estimates/procedures',
    zSearchCostProceduresResponse,
    { query: { q, page: 1, pageSize } },
    ({ items, total = null }, leftOut): CountedItems<CostProcedure> => ({ items, leftOut, total }),
  );

export interface CostQuestion {
  procedure: string;
  zip: string;
  /** Miles. */
  radius: number;
  /** The member whose plan shares the cost. */
  memberId: string;
}

/**
 * The query of the amounts that places around a ZIP code are paid for a procedure, nearest first.
 * @param page counted from 1
 */
export const costEstimates = (of: CostQuestion, page = 1) =>
  v1.read(
    'GET /cost-estimates',
    zGetCostEstimatesResponse,
    { query: { ...of, page, pageSize } },
    (
      { items, total = null, procedure, prerequisites, outOfNetwork, countsAssistance = null },
      leftOut,
    ): CountedItems<PlaceCost> & ProcedureTerms & { procedure: CostProcedure } => ({
      procedure,
      items: items.map(placeCost),
      leftOut,
      total,
      countsAssistance,
      prerequisites:
        prerequisites?.map(({ kind, note = null }) => ({
          kind: parseEnum(prerequisiteKinds, kind) ?? 'other',
          note,
        })) ?? null,
      outOfNetwork:
        outOfNetwork === undefined
          ? null
          : {
              isCovered: outOfNetwork.isCovered,
              allowed: centsIn(outOfNetwork.allowedAmount),
              benefit: costBenefit(outOfNetwork.benefit),
            },
    }),
  );

type Sent = Lenient<typeof zGetCostEstimatesResponse>['items'][number];

function placeCost(sent: Sent): PlaceCost {
  return {
    roleId: sent.practitionerRoleId ?? null,
    name: sent.providerName,
    address: sent.address ?? null,
    miles: sent.distanceMiles ?? null,
    network: sent.network ?? null,
    allowed: centsIn(sent.allowedAmount),
    feeSchedule: centsIn(sent.feeScheduleAmount),
    included: sent.includedItems?.map(costItem) ?? null,
    separate: sent.separateItems?.map(costItem) ?? null,
    benefit: costBenefit(sent.benefit),
  };
}

const costItem = (sent: Lenient<typeof zCostItem>): CostItem => ({
  name: sent.name,
  billingCode: sent.billingCode ?? null,
  allowed: centsIn(sent.allowedAmount),
  benefit: costBenefit(sent.benefit),
});
