import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod/mini';
import type { components } from '#generated/v1/paths.d.ts';
import { zDeleteKeptEstimatePath } from '#generated/v1/validators/zDeleteKeptEstimatePath.ts';
import { zKeepEstimateBody } from '#generated/v1/validators/zKeepEstimateBody.ts';
import { zKeepEstimatePath } from '#generated/v1/validators/zKeepEstimatePath.ts';
import { zKeptEstimate } from '#generated/v1/validators/zKeptEstimate.ts';
import { zListKeptEstimatesPath } from '#generated/v1/validators/zListKeptEstimatesPath.ts';
import { zListKeptEstimatesQuery } from '#generated/v1/validators/zListKeptEstimatesQuery.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { forbidden, invalid, notFound, Refusal } from './refusal.ts';

/** The most estimates of a member that are kept at a time. */
const mostEstimates = 50;

/** The operations of saved cost estimates. They are kept as sent and decide nothing. */
export function keptEstimateOperations(
  database: DatabaseSync,
  world: World,
  /** The present in epoch milliseconds. */
  now: () => number,
): readonly Operation[] {
  const ofMember = database.prepare(
    'SELECT estimate FROM kept_estimate WHERE member_id = ? ORDER BY number DESC',
  );
  const insert = database.prepare(
    'INSERT INTO kept_estimate (estimate_id, member_id, estimate) VALUES (?, ?, ?)',
  );
  const remove = database.prepare(
    'DELETE FROM kept_estimate WHERE member_id = ? AND estimate_id = ?',
  );
  const ownOf = (user: User, memberId: string): string => {
    const options = world.actsFor(user, memberId)?.contract.rights.findCareAndCostOptions ?? [];
    if (!options.some(({ type }) => type === 'embold')) throw forbidden();
    return memberId;
  };
  const listOf = (memberId: string) =>
    ofMember
      .all(memberId)
      .map(({ estimate }) => savedEstimateOf(zKeptEstimate.parse(JSON.parse(String(estimate)))));
  return [
    memberOperation('listKeptEstimates', (incoming, user) => {
      const memberId = ownOf(user, incoming.path(zListKeptEstimatesPath).memberId);
      return ok(pageOf(listOf(memberId), incoming.query(zListKeptEstimatesQuery)));
    }),

    memberOperation('keepEstimate', async (incoming, user) => {
      const memberId = ownOf(user, incoming.path(zKeepEstimatePath).memberId);
      const sent = await incoming.body(zKeepEstimateBody);
      const { share, deductible, copay, coinsurance, allowedAmount } = sent;
      const sum = deductible.amount + copay.amount + coinsurance.amount;
      if (share.amount !== sum || share.amount > allowedAmount.amount || share.amount < 0) {
        const message = 'The share is deductible, copay and coinsurance of the allowed amount.';
        throw invalid([{ field: 'share', code: 'notAllowed', message }]);
      }
      const keptOn = dayOf(new Date(now()));
      const before = listOf(memberId);
      const again = before.find(
        (savedEstimate) =>
          savedEstimate.keptOn === keptOn &&
          savedEstimate.procedureId === sent.procedureId &&
          savedEstimate.providerName === sent.providerName &&
          savedEstimate.practitionerRoleId === sent.practitionerRoleId,
      );
      if (again !== undefined) remove.run(memberId, again.estimateId);
      else if (before.length >= mostEstimates) throw tooManyEstimates();
      const estimate = savedEstimateOf({
        ...sent,
        estimateId: `est-${crypto.randomUUID()}`,
        keptOn,
      });
      insert.run(estimate.estimateId, memberId, JSON.stringify(estimate));
      return { status: 201 as const, body: estimate };
    }),

    memberOperation('deleteKeptEstimate', (incoming, user) => {
      const { memberId, estimateId } = incoming.path(zDeleteKeptEstimatePath);
      if (remove.run(ownOf(user, memberId), estimateId).changes === 0) throw notFound();
      return { status: 204 as const };
    }),
  ];
}

/** Returns an estimate without what it does not have. */
function savedEstimateOf({
  claimNames,
  practitionerRoleId,
  deductibleLeft,
  outOfPocketLeft,
  planYearEnd,
  benefit: { category, deductibleApplies, copay, coinsurancePercent },
  ...rest
}: z.infer<typeof zKeptEstimate>): components['schemas']['KeptEstimate'] {
  return {
    ...rest,
    benefit: {
      deductibleApplies,
      ...(category !== undefined && { category }),
      ...(copay !== undefined && { copay }),
      ...(coinsurancePercent !== undefined && { coinsurancePercent }),
    },
    ...(claimNames !== undefined && { claimNames }),
    ...(practitionerRoleId !== undefined && { practitionerRoleId }),
    ...(deductibleLeft !== undefined && { deductibleLeft }),
    ...(outOfPocketLeft !== undefined && { outOfPocketLeft }),
    ...(planYearEnd !== undefined && { planYearEnd }),
  };
}

/** Returns the day at the insurer, YYYY-MM-DD. */
const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const tooManyEstimates = (): Refusal =>
  new Refusal(409, {
    title: 'Conflict',
    code: 'tooManyEstimates',
    detail: `This member already has ${String(mostEstimates)} saved estimates. Delete one of them first.`,
  });
