import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { components } from '#generated/member/paths.d.ts';
import { zAccountBlockSetting } from '#generated/member/validators/zAccountBlockSetting.ts';
import { zOtherCoverage } from '#generated/member/validators/zOtherCoverage.ts';
import type { User } from './seed/model.ts';
import { isChild, type Membership, type World } from './seed/world.ts';

type MemberSettings = Required<components['schemas']['MemberSettings']>;

const zKept = z.object({
  hideTermedDependents: z._default(z.boolean(), false),
  otherCoverage: z._default(zOtherCoverage, { hasOtherCoverage: false }),
  accountBlock: z._default(
    z.pick(zAccountBlockSetting, { blockDate: true, unblockDate: true }),
    {},
  ),
});
type KeptMemberSettings = z.infer<typeof zKept>;

export type MemberSettingsStore = ReturnType<typeof createMemberSettings>;

/** Creates the settings of single members of a plan, with who may change them, and why one may not. */
export function createMemberSettings(database: DatabaseSync, world: World) {
  const select = database.prepare('SELECT settings FROM member_settings WHERE member_id = ?');
  const save = database.prepare(
    'INSERT OR REPLACE INTO member_settings (contract_id, member_id, settings) VALUES (?, ?, ?)',
  );
  const storedSettings = (memberId: string): KeptMemberSettings => {
    const row = select.get(memberId);
    return zKept.parse(row === undefined ? {} : JSON.parse(String(row['settings'])));
  };

  return {
    allowances: (membership: Membership, memberId: string) =>
      allowancesOf(membership, memberId, world),

    read(membership: Membership, memberId: string): MemberSettings {
      const { hideTermedDependents, otherCoverage, accountBlock } = storedSettings(memberId);
      const { hasOtherCoverage, insurer = '', startDate = '' } = otherCoverage;
      const { blockDate = null, unblockDate = null } = accountBlock;
      const may = allowancesOf(membership, memberId, world);
      return {
        hideTermedDependents: { ...may.hideTermedDependents, value: hideTermedDependents },
        familyAccess: may.familyAccess,
        otherCoverage: {
          ...may.otherCoverage,
          value: hasOtherCoverage ? { hasOtherCoverage, insurer, startDate } : { hasOtherCoverage },
        },
        creditableCoverage: may.creditableCoverage,
        accountBlock: { ...may.accountBlock, blockDate, unblockDate },
      };
    },

    change(
      { contract }: Membership,
      memberId: string,
      change: { [Name in keyof KeptMemberSettings]?: KeptMemberSettings[Name] | undefined },
    ): void {
      const next = zKept.parse({ ...storedSettings(memberId), ...change });
      save.run(contract.contractId, memberId, JSON.stringify(next));
    },

    /** Whether a user's account is blocked today, through any of their member IDs. */
    isBlocked(user: User | undefined): boolean {
      const { today } = world.calendar;
      return (user === undefined ? [] : world.membershipsOf(user)).some(({ member }) => {
        const { blockDate, unblockDate } = storedSettings(member.memberId).accountBlock;
        return blockDate != null && blockDate <= today && !(unblockDate && unblockDate <= today);
      });
    },
  };
}

type Allowance = { allowed: boolean; reason: string | null };

const allowedIf = (reason: string | null): Allowance => ({ allowed: reason === null, reason });

function allowancesOf(
  { contract, member, isPolicyHolder }: Membership,
  memberId: string,
  { calendar }: World,
): Record<keyof MemberSettings, Allowance> {
  const isOwn = member.memberId === memberId;
  const person =
    contract.members.find((coveredMember) => coveredMember.memberId === memberId)?.person ??
    member.person;
  const isOfAge = !isChild(person, calendar);
  const ended = contract.isActive ? null : 'This plan has ended.';
  return {
    hideTermedDependents: allowedIf(
      isPolicyHolder && isOwn ? null : 'Only policyholders can set this, and for themselves.',
    ),
    familyAccess: allowedIf(
      !isOfAge
        ? 'Members decide this from their 18th birthday on.'
        : isOwn
          ? null
          : 'Each adult decides this in their own account.',
    ),
    otherCoverage: allowedIf(
      ended ??
        (contract.rights.updateOtherCoverageInformation !== true
          ? 'This plan doesn’t ask for other coverage.'
          : isPolicyHolder && (isOwn || !isOfAge)
            ? null
            : 'The policyholder keeps this up to date.'),
    ),
    creditableCoverage: allowedIf(
      contract.design.contractType !== 'Medical'
        ? 'Only medical plans have this certificate.'
        : contract.tier1 === 'ABM'
          ? 'Medicare sends proof of your coverage.'
          : isOwn || !isOfAge
            ? null
            : 'Members of 18 and older order their own.',
    ),
    accountBlock: allowedIf(
      isPolicyHolder && !isOwn && !isOfAge ? null : 'You can block only the account of a child.',
    ),
  };
}
