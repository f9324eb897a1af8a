import { zGetAccessRightsPath } from '#generated/member/validators/zGetAccessRightsPath.ts';
import { zGetMembershipsPath } from '#generated/member/validators/zGetMembershipsPath.ts';
import { subjectOf } from '../identity/subjects.ts';
import type { Rights, User } from '../seed/model.ts';
import type { Membership, World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, notFound } from './refusal.ts';

/**
 * Memberships and rights. `displayNameOf`: how the user wants to be called; `hidesEnded`: for a member; `leftPrograms`:
 * that the user joined once.
 */
export function accountOperations(
  world: World,
  displayNameOf: (user: User) => string,
  hidesEnded: (membership: Membership) => boolean,
  leftPrograms: (user: User) => readonly string[],
): readonly Operation[] {
  return [
    memberOperation('getMemberships', (incoming, user) => {
      ownOnly(incoming.path(zGetMembershipsPath).userId, user);
      const preferredName = displayNameOf(user);
      const userMemberships = world
        .membershipsOf(user)
        .map(({ contract, member, isPolicyHolder }) => ({
          username: user.userName,
          usersPreferredName: preferredName,
          companyId: contract.companyId,
          contractId: contract.contractId,
          memberId: member.memberId,
          memberSeqNumber: member.sequence,
          isPolicyHolder,
          isActive: contract.isActive,
          contractType: contract.design.contractType,
          origEffDate: contract.start,
          covTermDate: contract.end,
          lobDisplayName: contract.design.planName,
          tier1: contract.tier1,
          ssoType: contract.ssoType,
          displayName: `${user.person.firstName} ${user.person.lastName}`,
        }));
      return ok({ userMemberships });
    }),

    memberOperation('getAccessRights', (incoming, user) => {
      const { userId, companyId, memberId, contractType } = incoming.path(zGetAccessRightsPath);
      ownOnly(userId, user);
      const mine = world.membershipsOf(user).filter(({ member }) => member.memberId === memberId);
      if (mine.length === 0) throw forbidden();
      const membership = mine.find(
        ({ contract }) =>
          contract.companyId === companyId && contract.design.contractType === contractType,
      );
      if (membership === undefined) throw notFound();
      const accessibleMembers = world.listedMembers(membership).map((member) => ({
        memberId: member.memberId,
        firstName: member.person.firstName,
        relationship: member.relationship,
        dateOfBirth: member.person.birthDate,
        coverageEndedOn: world.coverageEnds.get(member.memberId) ?? null,
        access:
          world.actsFor(user, member.memberId) === undefined ? ('see' as const) : ('act' as const),
        ...(member === membership.member
          ? {}
          : { familyAccess: world.familyAccess.since(member.person, user.person) !== null }),
      }));
      return ok({
        accessibleMembers,
        hideTermedDependents: hidesEnded(membership),
        rights: rightsOf(membership, leftPrograms(user)),
      });
    }),
  ];
}

/**
 * Returns a member's rights: the contract's, of which this insurer gives the reimbursement account and the payment of
 * bills to the policyholder alone.
 */
export function rightsOf(
  { contract: { rights }, isPolicyHolder }: Pick<Membership, 'contract' | 'isPolicyHolder'>,
  left: readonly string[] = [],
): Rights {
  const { healthReimbursementAccount: hasAccount, payBill, pageIdentifiers, programs } = rights;
  return {
    ...rights,
    ...(payBill !== undefined && { payBill: payBill && isPolicyHolder }),
    ...(pageIdentifiers && {
      pageIdentifiers: pageIdentifiers.filter(
        ({ type }) => isPolicyHolder || type !== 'medicarePayment',
      ),
    }),
    healthReimbursementAccount: hasAccount === true && isPolicyHolder,
    ...(programs && {
      programs: programs.map(({ joinedOn, ...program }) => ({
        ...program,
        ...(joinedOn !== undefined && !left.includes(program.programId) && { joinedOn }),
      })),
    }),
  };
}

/** Rejects a request about another user: the token's subject must be the id in the path. */
export function ownOnly(userId: string, user: User): void {
  if (userId !== subjectOf(user.userName)) throw forbidden();
}
