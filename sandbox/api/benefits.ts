import { zListBenefitsPath } from '#generated/v1/validators/zListBenefitsPath.ts';
import { planBenefits } from '../seed/plan-benefits.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden } from './refusal.ts';

/** The operation that lists what a plan pays for. */
export const benefitOperations = (world: World): readonly Operation[] => [
  memberOperation('listBenefits', (incoming, user) => {
    const { memberId } = incoming.path(zListBenefitsPath);
    const membership = world.accessTo(user, memberId);
    if (membership === undefined) throw forbidden();
    return ok({ items: planBenefits(membership.contract.design) });
  }),
];
