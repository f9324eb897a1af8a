import { zCreateAuthorizationAppealBody } from '#generated/v1/validators/zCreateAuthorizationAppealBody.ts';
import { zCreateAuthorizationAppealPath } from '#generated/v1/validators/zCreateAuthorizationAppealPath.ts';
import { zListAuthorizationAppealsPath } from '#generated/v1/validators/zListAuthorizationAppealsPath.ts';
import { zRequestAuthorizationFileBody } from '#generated/v1/validators/zRequestAuthorizationFileBody.ts';
import { zRequestAuthorizationFilePath } from '#generated/v1/validators/zRequestAuthorizationFilePath.ts';
import { zListAuthorizationAppealsQuery } from '#generated/v1/validators/zListAuthorizationAppealsQuery.ts';
import type { AppealPlanKind } from '#src/domain/appeals/appeal-rules.ts';
import { decodeFiles } from '../appeal-files.ts';
import { appealReceipt, decisionDueBy } from '../appeal-reviews.ts';
import type { Mailboxes } from '../mailboxes.ts';
import { afterDecision, deadlinePassed, type Eligibility } from '../appeal-rules.ts';
import type { ClaimCorrespondence } from '../claim-correspondence.ts';
import {
  authorizationNamed,
  lastDayToAppealAuthorization,
  numberOfAuthorization,
  type AuthorizationSeed,
} from '../seed/authorizations.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import type { ClaimAppeal } from '../sent.ts';
import {
  caseFiles,
  fileRequested,
  levelAsked,
  missingComments,
  whoMayAppeal,
  redactAppeal,
} from './claims.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { forbidden, notFound } from './refusal.ts';

/** Operations on appeals of authorizations, which are stored with those of claims under the authorization's id. */
export function authorizationAppealOperations({
  world,
  correspondence,
  mailboxes,
}: {
  world: World;
  correspondence: ClaimCorrespondence;
  mailboxes: Pick<Mailboxes, 'deliver'>;
}): readonly Operation[] {
  const { today } = world.calendar;
  const authorizationOf = (user: User, id: string): AuthorizationSeed => {
    const authorization = authorizationNamed(id);
    if (authorization === undefined) throw notFound();
    if (world.accessTo(user, authorization.memberId) === undefined) throw forbidden();
    return authorization;
  };
  const appealRulesOf = ({ memberId }: AuthorizationSeed): AppealPlanKind =>
    world.contracts.find(({ members }) => members.some((member) => member.memberId === memberId))
      ?.appealRules ?? 'commercial';
  const eligibility = (authorizationSeed: AuthorizationSeed): Eligibility => {
    const appealRules = appealRulesOf(authorizationSeed);
    const lastDay = lastDayToAppealAuthorization(authorizationSeed, { today, appealRules });
    const appeals = correspondence.appeals(authorizationSeed.id);
    if (appeals.some(({ status }) => status !== 'decided')) {
      return {
        allowed: false,
        notAllowedReason: 'An appeal is already in review.',
        ...(lastDay !== null && { lastDay }),
      };
    }
    const [decided] = appeals;
    if (decided !== undefined) return afterDecision(decided, today);
    if (lastDay === null) {
      return { allowed: false, notAllowedReason: 'There is no decision that can be appealed now.' };
    }
    return lastDay < today ? deadlinePassed(lastDay) : { allowed: true, lastDay };
  };
  return [
    memberOperation('listAuthorizationAppeals', (incoming, user) => {
      const authorizationSeed = authorizationOf(
        user,
        incoming.path(zListAuthorizationAppealsPath).authorizationId,
      );
      const page = pageOf(
        correspondence.appeals(authorizationSeed.id),
        incoming.query(zListAuthorizationAppealsQuery),
      );
      const mayAct = world.actsFor(user, authorizationSeed.memberId) !== undefined;
      return ok({
        ...page,
        items: page.items.map((appeal) => ofAuthorization(mayAct ? appeal : redactAppeal(appeal))),
        eligibility: {
          ...eligibility(authorizationSeed),
          rules: appealRulesOf(authorizationSeed),
          whoMayAppeal,
        },
        ...caseFiles(correspondence, authorizationSeed.id),
      });
    }),

    memberOperation('requestAuthorizationFile', async (incoming, user) => {
      await incoming.body(zRequestAuthorizationFileBody);
      const authorizationSeed = authorizationOf(
        user,
        incoming.path(zRequestAuthorizationFilePath).authorizationId,
      );
      if (world.actsFor(user, authorizationSeed.memberId) === undefined) throw forbidden();
      return fileRequested(correspondence, authorizationSeed.id, world.calendar.now());
    }),

    memberOperation('createAuthorizationAppeal', async (incoming, user) => {
      const authorizationSeed = authorizationOf(
        user,
        incoming.path(zCreateAuthorizationAppealPath).authorizationId,
      );
      if (world.actsFor(user, authorizationSeed.memberId) === undefined) throw forbidden();
      const { level, submittedBy, reason, comments, isExpedited, attachments } =
        await incoming.body(zCreateAuthorizationAppealBody);
      const files = await decodeFiles(attachments);
      if (comments.trim() === '') throw missingComments('Tell us why the decision should change.');
      const appeal = await correspondence.addAppealWithFiles(() => {
        const appealRequest = {
          ...levelAsked(eligibility(authorizationSeed), level),
          ...(isExpedited && { isExpedited }),
        };
        return {
          claimId: authorizationSeed.id,
          submittedAt: world.calendar.now(),
          submittedBy,
          reason,
          comments,
          status: 'received',
          decisionDueBy: decisionDueBy(today, appealRequest),
          ...appealRequest,
          ...(attachments && { attachments: files.records }),
        };
      }, files.contents);
      mailboxes.deliver({
        memberId: authorizationSeed.memberId,
        ...appealReceipt(appeal, `authorization ${numberOfAuthorization(authorizationSeed)}`),
        topic: 'authorizations',
      });
      return { status: 201 as const, body: ofAuthorization(appeal) };
    }),
  ];
}

const ofAuthorization = ({ claimId: authorizationId, ...appeal }: ClaimAppeal) => ({
  ...appeal,
  authorizationId,
});
