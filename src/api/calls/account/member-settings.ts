import * as z from 'zod/mini';
import { zGetMemberSettingsResponse } from '#generated/member/validators/zGetMemberSettingsResponse.ts';
import { zOtherCoverage } from '#generated/member/validators/zOtherCoverage.ts';
import { zSaveAccountBlockBody } from '#generated/member/validators/zSaveAccountBlockBody.ts';
import { zSaveAccountBlockResponse } from '#generated/member/validators/zSaveAccountBlockResponse.ts';
import { zSaveMemberSettingsBody } from '#generated/member/validators/zSaveMemberSettingsBody.ts';
import { zSaveMemberSettingsResponse } from '#generated/member/validators/zSaveMemberSettingsResponse.ts';
import { member } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** The insurer's answer about the settings; one that it does not mention is null, and not offered. */
export type MemberSettings = Lenient<typeof zGetMemberSettingsResponse>;

export type MemberSettingsChange = z.infer<typeof zSaveMemberSettingsBody>;

/** Dates as YYYY-MM-DD; exactly one of them. */
export type AccountBlockChange = z.infer<typeof zSaveAccountBlockBody>;

/** The API's rules for a change to other coverage, and for the dates of a block. */
export const otherCoverageRules = /* @__PURE__ */ (() =>
  z.object({ otherCoverage: zOtherCoverage }))();
export const accountBlockRules = zSaveAccountBlockBody;

/** The query of the settings that the user may change for a member, and why one may not be changed. */
export const memberSettings = (userId: string, memberId: string) =>
  member.read(
    'GET /users/{userId}/member-settings/{memberId}',
    zGetMemberSettingsResponse,
    { path: { userId, memberId } },
    (settings): MemberSettings => settings,
  );

/** Saves the settings given; others stay. This and the next write return the settings as they are afterwards. */
export const saveMemberSettings = (
  userId: string,
  memberId: string,
  { hideTermedDependents, otherCoverage }: MemberSettingsChange,
) =>
  member.write(
    'PUT /users/{userId}/member-settings/{memberId}',
    zSaveMemberSettingsResponse,
    {
      params: { path: { userId, memberId } },
      body: {
        ...(hideTermedDependents !== undefined && { hideTermedDependents }),
        ...(otherCoverage && { otherCoverage: tidy(otherCoverage) }),
      },
    },
    (settings): MemberSettings => settings,
    { makesStale: ['/users/{userId}/member-settings/{memberId}'] },
  );

const tidy = ({
  hasOtherCoverage,
  insurer,
  startDate,
}: NonNullable<MemberSettingsChange['otherCoverage']>) => ({
  hasOtherCoverage,
  ...(insurer === undefined ? {} : { insurer }),
  ...(startDate === undefined ? {} : { startDate }),
});

export const saveAccountBlock = (userId: string, memberId: string, body: AccountBlockChange) =>
  member.write(
    'PUT /users/{userId}/member-settings/{memberId}/block',
    zSaveAccountBlockResponse,
    { params: { path: { userId, memberId } }, body },
    (settings): MemberSettings => settings,
    { makesStale: ['/users/{userId}/member-settings/{memberId}'] },
  );
