import { setTimeout as delay } from 'node:timers/promises';
import { zGetAccumulatorsPath } from '#generated/v1/validators/zGetAccumulatorsPath.ts';
import { zGetAccumulatorsQuery } from '#generated/v1/validators/zGetAccumulatorsQuery.ts';
import type { Claims } from '../seed/claims/claims.ts';
import type { Accumulator, Contract, CoveredMember, Limit } from '../seed/model.ts';
import type { Membership, World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden } from './refusal.ts';

/** The plan year is the calendar year; every claim decided on is counted, today's too. */
export function accumulatorOperations(world: World, claims: Claims): readonly Operation[] {
  const { calendar } = world;
  return [
    memberOperation('getAccumulators', async (incoming, user) => {
      const { memberId } = incoming.path(zGetAccumulatorsPath);
      const { planYear = calendar.year } = incoming.query(zGetAccumulatorsQuery);
      const membership = world.accessTo(user, memberId);
      if (membership === undefined) throw forbidden();
      if (user.troubles.accumulatorDelayMs !== undefined)
        await delay(user.troubles.accumulatorDelayMs);
      const ago = calendar.year - planYear;
      const end = calendar.yearEnd(ago);
      const body = {
        planYear: { start: calendar.yearStart(ago), end },
        asOf: ago === 0 ? calendar.today : end,
        accumulators: isCoveredIn(membership.contract, planYear)
          ? accumulatorsOf(
              membership,
              world.accessibleMembers(membership),
              claims.usedIn(membership.contract, planYear),
            )
          : [],
      };
      return ok(body);
    }),
  ];
}

function isCoveredIn({ start, end }: Contract, year: number): boolean {
  return start.slice(0, 4) <= String(year) && (end ?? '9999').slice(0, 4) >= String(year);
}

/** Returns the accumulators of each member who may be seen, then the family's, to which they add up. */
function accumulatorsOf(
  { contract }: Membership,
  visible: readonly CoveredMember[],
  used: ReturnType<Claims['usedIn']>,
): Accumulator[] {
  return contract.design.limits.flatMap((limit, index) => {
    const usedBy = ({ sequence }: CoveredMember): number => used.get(sequence)?.[index] ?? 0;
    const ofMembers = visible.map((member) => ({
      ...common(limit, limit.individual),
      scope: 'individual' as const,
      memberId: member.memberId,
      used: usedBy(member),
    }));
    if (limit.family === undefined) return ofMembers;
    const ofFamily = contract.members.reduce((sum, member) => sum + usedBy(member), 0);
    const family = { ...common(limit, limit.family), scope: 'family' as const, used: ofFamily };
    return [...ofMembers, family];
  });
}

function common(limit: Limit, allowed: number | undefined) {
  const { category, network, type, unit, label } = limit;
  return {
    category,
    network,
    type,
    unit,
    ...(label === undefined ? {} : { label }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}
