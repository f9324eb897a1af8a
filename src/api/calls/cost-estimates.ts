import type * as z from 'zod/mini';
import { zGetCostEstimatesResponse } from '#generated/v1/validators/zGetCostEstimatesResponse.ts';
import { zSearchCostProceduresResponse } from '#generated/v1/validators/zSearchCostProceduresResponse.ts';
import type { CostBenefit } from '#src/domain/care/cost-estimate.ts';
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
  /** The common names of the procedure. */
  otherNames?: readonly string[] | undefined;
}

/** The amount that one place is paid for a procedure. */
export interface PlaceCost {
  /** The entry of the provider directory; null for places without one. */
  roleId: string | null;
  name: string;
  address: string | null;
  miles: number | null;
  /** `in`, `out`, or another as the insurer calls it; null when it does not say. */
  network: string | null;
  /** Cents; null when it is not known. */
  allowed: number | null;
  /** Null when it is not known how the plan shares the cost. */
  benefit: CostBenefit | null;
}

export interface CostAnswer<Item> {
  items: readonly Item[];
  /** The number in all. */
  total: number | null;
}

/** Procedures by words of their names, best match first. */
export const costProcedures = (q: string) =>
  v1.read(
    'GET /cost-estimates/procedures',
    zSearchCostProceduresResponse,
    { query: { q, page: 1, pageSize } },
    ({ items, total = null }): CostAnswer<CostProcedure> => ({ items, total }),
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
    ({ items, total = null, procedure }): CostAnswer<PlaceCost> & { procedure: CostProcedure } => ({
      procedure,
      items: items.map(placeCost),
      total,
    }),
  );

type Sent = Lenient<z.infer<typeof zGetCostEstimatesResponse>>['items'][number];

function placeCost(sent: Sent): PlaceCost {
  return {
    roleId: sent.practitionerRoleId ?? null,
    name: sent.providerName,
    address: sent.address ?? null,
    miles: sent.distanceMiles ?? null,
    network: sent.network ?? null,
    allowed: centsIn(sent.allowedAmount),
    benefit: costBenefit(sent.benefit),
  };
}
