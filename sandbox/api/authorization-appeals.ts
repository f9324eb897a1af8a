import { zCreateAuthorizationAppealBody } from '#generated/v1/validators/zCreateAuthorizationAppealBody.ts';
import { zCreateAuthorizationAppealPath } from '#generated/v1/validators/zCreateAuthorizationAppealPath.ts';
import { zListAuthorizationAppealsPath } from '#generated/v1/validators/zListAuthorizationAppealsPath.ts';
import { zListAuthorizationAppealsQuery } from '#generated/v1/validators/zListAuthorizationAppealsQuery.ts';
import { keptFiles } from '../appeal-files.ts';
import { decisionDueBy, type Eligibility } from '../appeal-rules.ts';
import type { ClaimCorrespondence } from '../claim-correspondence.ts';
import {
  authorizationAppeals,
  authorizationNamed,
  type AuthorizationSeed,
} from '../seed/authorizations.ts';
import { plusDays } from '../seed/calendar.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import type { ClaimAppeal } from '../sent.ts';
import { missingComments, notPossible, whoMayAppeal } from './claims.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { forbidden, notFound } from './refusal.ts';

/** Days within which an expedited appeal is decided: 72 hours. */
const expeditedDays = 3;

/** Operations on appeals of authorizations, which are stored with those of claims under the authorization's id. */
export function authorizationAppealOperations({
  world,
  correspondence,
}: {
  world: World;
  correspondence: ClaimCorrespondence;
}): readonly Operation[] {
  const { today } = world.calendar;
  const authorizationOf = (user: User, id: string): AuthorizationSeed => {
    const authorization = authorizationNamed(id);
    if (authorization === undefined) throw notFound();
    if (world.accessTo(user, authorization.memberId) === undefined) throw forbidden();
    return authorization;
  };
  const eligibility = ({ id, memberId }: AuthorizationSeed): Eligibility => {
    const open = authorizationAppeals(new Set([memberId]), today).find(
      ({ authorizationId }) => authorizationId === id,
    );
    if (correspondence.appeals(id).some(({ status }) => status !== 'decided')) {
      return {
        allowed: false,
        notAllowedReason: 'An appeal is already in review.',
        ...(open && { lastDay: open.lastDay }),
      };
    }
    return open === undefined
      ? { allowed: false, notAllowedReason: 'There is no decision that can be appealed now.' }
      : { allowed: true, lastDay: open.lastDay };
  };
  return [
    memberOperation('listAuthorizationAppeals', (incoming, user) => {
      const one = authorizationOf(
        user,
        incoming.path(zListAuthorizationAppealsPath).authorizationId,
      );
      const page = pageOf(
        correspondence.appeals(one.id),
        incoming.query(zListAuthorizationAppealsQuery),
      );
      return ok({
        ...page,
        items: page.items.map(ofAuthorization),
        eligibility: { ...eligibility(one), whoMayAppeal },
      });
    }),

    memberOperation('createAuthorizationAppeal', async (incoming, user) => {
      const one = authorizationOf(
        user,
        incoming.path(zCreateAuthorizationAppealPath).authorizationId,
      );
      if (world.actsFor(user, one.memberId) === undefined) throw forbidden();
      const { submittedBy, reason, comments, isExpedited, attachments } = await incoming.body(
        zCreateAuthorizationAppealBody,
      );
      if (comments.trim() === '') throw missingComments('Say why the decision should change.');
      const { allowed, notAllowedReason } = eligibility(one);
      if (!allowed) throw notPossible(notAllowedReason);
      const files = attachments === undefined ? {} : { attachments: keptFiles(attachments) };
      const appeal = correspondence.addAppeal({
        claimId: one.id,
        submittedAt: world.calendar.now(),
        submittedBy,
        reason,
        comments,
        status: 'received',
        decisionDueBy: isExpedited ? plusDays(today, expeditedDays) : decisionDueBy(today),
        ...(isExpedited && { isExpedited }),
        ...files,
      });
      return { status: 201 as const, body: ofAuthorization(appeal) };
    }),
  ];
}

const ofAuthorization = ({ claimId: authorizationId, ...appeal }: ClaimAppeal) => ({
  ...appeal,
  authorizationId,
});
