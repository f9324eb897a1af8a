import { zGetMemberSettingsPath } from '#generated/member/validators/zGetMemberSettingsPath.ts';
import { zSaveAccountBlockBody } from '#generated/member/validators/zSaveAccountBlockBody.ts';
import { zSaveAccountBlockPath } from '#generated/member/validators/zSaveAccountBlockPath.ts';
import { zSaveMemberSettingsBody } from '#generated/member/validators/zSaveMemberSettingsBody.ts';
import { zSaveMemberSettingsPath } from '#generated/member/validators/zSaveMemberSettingsPath.ts';
import type { MemberSettingsStore } from '../member-settings.ts';
import type { User } from '../seed/model.ts';
import type { Membership, World } from '../seed/world.ts';
import { ownOnly } from './account.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, invalid } from './refusal.ts';

/**
 * Returns the membership through which a user sees a member in a list.
 * @throws {Refusal} 403
 */
function membershipListing(world: World, user: User, memberId: string): Membership {
  const listing = world
    .membershipsOf(user)
    .find((membership) =>
      world.listedMembers(membership).some((member) => member.memberId === memberId),
    );
  if (listing === undefined) throw forbidden();
  return listing;
}

/** The plan through which a user may change something for a member. @throws {Refusal} 403 */
export function membershipActing(world: World, user: User, memberId: string): Membership {
  const membership = world.actsFor(user, memberId);
  if (membership === undefined) throw forbidden();
  return membership;
}

export function memberSettingsOperations(
  store: MemberSettingsStore,
  world: World,
): readonly Operation[] {
  return [
    memberOperation('getMemberSettings', (incoming, user) => {
      const { userId, memberId } = incoming.path(zGetMemberSettingsPath);
      ownOnly(userId, user);
      const membership = membershipListing(world, user, memberId);
      // Viewers learn what can be changed and by whom, but not the values.
      const mayAct = world.actsFor(user, memberId) !== undefined;
      return ok(mayAct ? store.read(membership, memberId) : store.allowances(membership, memberId));
    }),

    memberOperation('saveMemberSettings', async (incoming, user) => {
      const { userId, memberId } = incoming.path(zSaveMemberSettingsPath);
      ownOnly(userId, user);
      const { hideTermedDependents = null, otherCoverage = null } =
        await incoming.body(zSaveMemberSettingsBody);
      const membership = membershipActing(world, user, memberId);
      const may = store.read(membership, memberId);
      if (hideTermedDependents !== null && !may.hideTermedDependents.allowed) {
        throw rejected('hideTermedDependents', 'TRD-0003', 'You can’t hide dependents here.');
      }
      if (otherCoverage !== null) {
        const { hasOtherCoverage, insurer, startDate } = otherCoverage;
        if (!may.otherCoverage.allowed) {
          throw rejected(
            'otherCoverage.hasOtherCoverage',
            'OCI-0004',
            'You can’t update this here.',
          );
        }
        if (hasOtherCoverage && (insurer === undefined || insurer.trim() === '')) {
          throw rejected('otherCoverage.insurer', 'OCI-0002', 'Enter the name of the insurer.');
        }
        if (hasOtherCoverage && startDate === undefined) {
          throw rejected('otherCoverage.startDate', 'OCI-0003', 'Enter the first day.');
        }
      }
      store.change(membership, memberId, {
        ...(hideTermedDependents === null ? {} : { hideTermedDependents }),
        ...(otherCoverage === null ? {} : { otherCoverage }),
      });
      return ok(store.read(membership, memberId));
    }),

    memberOperation('saveAccountBlock', async (incoming, user) => {
      const { userId, memberId } = incoming.path(zSaveAccountBlockPath);
      ownOnly(userId, user);
      const { blockDate, unblockDate } = await incoming.body(zSaveAccountBlockBody);
      const membership = membershipActing(world, user, memberId);
      const { accountBlock } = store.read(membership, memberId);
      if (!accountBlock.allowed) {
        throw rejected('blockDate', 'notAllowed', 'You can’t block this account.');
      }
      if (blockDate === null && unblockDate === null) {
        throw rejected('blockDate', 'ADM-0001', 'Enter a block date or an unblock date.');
      }
      if (blockDate !== null && unblockDate !== null) {
        throw rejected('blockDate', 'ADM-0002', 'Enter one of the two dates.');
      }
      // A block date starts a new block; an unblock date ends the existing block.
      store.change(membership, memberId, {
        accountBlock:
          blockDate === null
            ? { blockDate: accountBlock.blockDate ?? null, unblockDate }
            : { blockDate, unblockDate: null },
      });
      return ok(store.read(membership, memberId));
    }),
  ];
}

const rejected = (field: string, code: string, message: string) =>
  invalid([{ field, code, message }]);
