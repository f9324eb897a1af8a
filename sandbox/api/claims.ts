import { zCreateClaimAppealBody } from '#generated/v1/validators/zCreateClaimAppealBody.ts';
import { zCreateClaimAppealPath } from '#generated/v1/validators/zCreateClaimAppealPath.ts';
import { zCreateClaimInquiryBody } from '#generated/v1/validators/zCreateClaimInquiryBody.ts';
import { zCreateClaimInquiryPath } from '#generated/v1/validators/zCreateClaimInquiryPath.ts';
import { zListAppealDeadlinesPath } from '#generated/v1/validators/zListAppealDeadlinesPath.ts';
import { zListAppealDeadlinesQuery } from '#generated/v1/validators/zListAppealDeadlinesQuery.ts';
import { zListClaimAppealsPath } from '#generated/v1/validators/zListClaimAppealsPath.ts';
import { zListClaimAppealsQuery } from '#generated/v1/validators/zListClaimAppealsQuery.ts';
import { zListClaimInquiriesPath } from '#generated/v1/validators/zListClaimInquiriesPath.ts';
import { zListClaimInquiriesQuery } from '#generated/v1/validators/zListClaimInquiriesQuery.ts';
import { zRequestClaimFileBody } from '#generated/v1/validators/zRequestClaimFileBody.ts';
import { zRequestClaimFilePath } from '#generated/v1/validators/zRequestClaimFilePath.ts';
import type { ClaimCorrespondence } from '../claim-correspondence.ts';
import { authorizationAppeals } from '../seed/authorizations.ts';
import { packetPrefix } from '../documents/appeal-packet.ts';
import { plusDays } from '../seed/calendar.ts';
import type { AdjudicatedClaim } from '../seed/claims/claim.ts';
import type { Claims } from '../seed/claims/claims.ts';
import { providerOf } from '../seed/claims/providers.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import type { ClaimAppeal, ClaimInquiry } from '../sent.ts';
import {
  afterDecision,
  eligibilityOf,
  lastDayToAppealClaim,
  nextBusinessDay,
  type Eligibility,
} from '../appeal-rules.ts';
import { decodeFiles } from '../appeal-files.ts';
import { appealReceipt, decisionDueBy } from '../appeal-reviews.ts';
import type { Mailboxes } from '../mailboxes.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import type { RateLimits } from '../rate-limits.ts';
import { forbidden, invalid, notFound, Refusal } from './refusal.ts';

export const whoMayAppeal: ('member' | 'policyholder' | 'authorizedRepresentative' | 'provider')[] =
  ['member', 'policyholder', 'authorizedRepresentative', 'provider'];

/** Questions about a claim, and appeals against its decision. */
export function claimOperations(parts: {
  world: World;
  claims: Claims;
  correspondence: ClaimCorrespondence;
  rateLimits: RateLimits;
  mailboxes: Pick<Mailboxes, 'deliver'>;
}): readonly Operation[] {
  const { world, claims, correspondence, rateLimits, mailboxes } = parts;
  const { calendar } = world;
  const claimOf = (user: User, claimId: string) => ownClaim({ world, claims }, user, claimId);
  /** @throws {Refusal} 403 for a claim of another adult, too: family access lets them be seen alone */
  const claimToActOn = (user: User, claimId: string) => {
    const claim = claimOf(user, claimId);
    if (world.actsFor(user, claim.member.memberId) === undefined) throw forbidden();
    return claim;
  };
  const eligibility = (claim: AdjudicatedClaim): Eligibility =>
    eligibilityOf(claim, correspondence.appeals(claim.claimId), calendar.today);
  return [
    memberOperation('listClaimInquiries', (incoming, user) => {
      const { claimId, member } = claimOf(user, incoming.path(zListClaimInquiriesPath).claimId);
      const mayAct = world.actsFor(user, member.memberId) !== undefined;
      const all = correspondence.inquiries(claimId);
      return ok(
        pageOf(
          mayAct ? all : all.map((inquiry) => redactInquiry(inquiry)),
          incoming.query(zListClaimInquiriesQuery),
        ),
      );
    }),

    memberOperation('createClaimInquiry', async (incoming, user) => {
      const { claimId } = claimToActOn(user, incoming.path(zCreateClaimInquiryPath).claimId);
      const { topic, comments } = await incoming.body(zCreateClaimInquiryBody);
      if (comments.trim() === '') throw missingComments('Enter your question.');
      rateLimits.take('claimInquiry', [`account ${user.userName}`]);
      const body = correspondence.addInquiry({
        claimId,
        submittedAt: calendar.now(),
        topic,
        comments,
        status: 'open',
        answerDueBy: nextBusinessDay(calendar.today),
      });
      return { status: 201 as const, body };
    }),

    memberOperation('listClaimAppeals', (incoming, user) => {
      const claim = claimOf(user, incoming.path(zListClaimAppealsPath).claimId);
      const page = pageOf(
        correspondence.appeals(claim.claimId),
        incoming.query(zListClaimAppealsQuery),
      );
      const mayAct = world.actsFor(user, claim.member.memberId) !== undefined;
      return ok({
        ...page,
        items: page.items.map((appeal) => (mayAct ? appeal : redactAppeal(appeal))),
        eligibility: { ...eligibility(claim), rules: claim.contract.appealRules, whoMayAppeal },
        ...caseFiles(correspondence, claim.claimId),
      });
    }),

    memberOperation('listAppealDeadlines', (incoming, user) => {
      const { memberId } = incoming.path(zListAppealDeadlinesPath);
      const membership = world.accessTo(user, memberId);
      if (membership === undefined) throw forbidden();
      const visible = new Set(world.accessibleMembers(membership));
      const all = claims
        .of(membership.contract)
        // Whether an appeal is in review is checked only where there could be one: histories are long.
        .filter((claim) => visible.has(claim.member) && isAppealWorthwhile(claim, calendar.today))
        .flatMap((claim) => deadlineOf(claim, eligibility(claim)))
        .toSorted((a, b) => a.lastDay.localeCompare(b.lastDay));
      const isVisible = (claimId: string) => {
        const claim = claims.find(claimId);
        return claim !== undefined && visible.has(claim.member);
      };
      return ok({
        ...pageOf(all, incoming.query(zListAppealDeadlinesQuery)),
        rules: membership.contract.appealRules,
        appeals: progressOf(
          correspondence.allAppeals().filter((appeal) => isVisible(appeal.claimId)),
        ),
        authorizations: authorizationAppeals(
          new Set([...visible].map((member) => member.memberId)),
          { today: calendar.today, appealRules: membership.contract.appealRules },
        ).flatMap((appeal) => {
          const [newest] = correspondence.appeals(appeal.authorizationId);
          if (newest === undefined) return [appeal];
          if (newest.status !== 'decided') return [];
          const { allowed, lastDay } = afterDecision(newest, calendar.today);
          return allowed && lastDay !== undefined ? [{ ...appeal, lastDay }] : [];
        }),
      });
    }),

    memberOperation('requestClaimFile', async (incoming, user) => {
      await incoming.body(zRequestClaimFileBody);
      const { claimId } = claimToActOn(user, incoming.path(zRequestClaimFilePath).claimId);
      return fileRequested(correspondence, claimId, calendar.now());
    }),

    memberOperation('createClaimAppeal', async (incoming, user) => {
      const claim = claimToActOn(user, incoming.path(zCreateClaimAppealPath).claimId);
      const { level, submittedBy, reason, comments, attachments } =
        await incoming.body(zCreateClaimAppealBody);
      const files = await decodeFiles(attachments);
      if (comments.trim() === '') throw missingComments('Tell us why the decision should change.');
      const body = await correspondence.addAppealWithFiles(() => {
        const requestedLevel = levelAsked(eligibility(claim), level);
        return {
          claimId: claim.claimId,
          submittedAt: calendar.now(),
          submittedBy,
          reason,
          comments,
          status: 'received',
          decisionDueBy: decisionDueBy(calendar.today, requestedLevel),
          ...requestedLevel,
          ...(attachments && { attachments: files.records }),
        };
      }, files.contents);
      mailboxes.deliver({
        memberId: claim.member.memberId,
        ...appealReceipt(body, providerOf(claim.provider).name),
        topic: 'claims',
        relatedClaimId: claim.claimId,
      });
      return { status: 201 as const, body };
    }),
  ];
}

/** Returns a question about a claim without its text and answer, for a viewer who may not act in it. */
function redactInquiry(inquiry: ClaimInquiry): ClaimInquiry {
  const redacted: ClaimInquiry = { ...inquiry, comments: '' };
  delete redacted.answer;
  return redacted;
}

/** Returns an appeal without its comments and attachments, for a viewer who may not act in it. */
export function redactAppeal(appeal: ClaimAppeal): ClaimAppeal {
  const redacted: ClaimAppeal = { ...appeal, comments: '' };
  delete redacted.attachments;
  return redacted;
}

/**
 * Returns the level that an appeal asks for.
 * @throws {Refusal} 422 when no appeal is accepted now, or one of another level
 */
export function levelAsked(
  { allowed, notAllowedReason, level: open = 'internal' }: Eligibility,
  level = open,
): { level?: string } {
  if (!allowed) throw notPossible(notAllowedReason);
  if (level !== open) throw notPossible('This review is not open now.');
  return level === 'internal' ? {} : { level };
}

/** Days after a request on which the file of a claim is sent at the latest. */
const daysToSendFile = 10;

/** The request for the file of a claim or authorization, and the packet of its case. */
export function caseFiles(correspondence: ClaimCorrespondence, claimId: string) {
  return {
    packetDocumentId: `${packetPrefix}${claimId}`,
    ...fileRequestOf(correspondence, claimId),
  };
}

/** Makes the request for a file, unless there is one already, and returns it. */
export function fileRequested(
  correspondence: ClaimCorrespondence,
  claimId: string,
  instant: string,
) {
  correspondence.requestFile(claimId, instant);
  const { fileRequest: body } = fileRequestOf(correspondence, claimId);
  if (body === undefined) throw notFound();
  return { status: 201 as const, body };
}

function fileRequestOf(correspondence: ClaimCorrespondence, claimId: string) {
  const requestedAt = correspondence.fileRequestedAt(claimId);
  if (requestedAt === undefined) return {};
  const dueBy = plusDays(requestedAt.slice(0, 10), daysToSendFile);
  return { fileRequest: { requestedAt, dueBy } };
}

/** The newest appeal of each claim, without its letter. @param appeals in the order they came */
function progressOf(appeals: readonly ClaimAppeal[]) {
  const newest = new Map(appeals.map((appeal) => [appeal.claimId, appeal]));
  return [...newest.values()].map(({ claimId, status, decisionDueBy, decision }) => ({
    claimId,
    status,
    decisionDueBy,
    ...(decision !== undefined && { decision }),
  }));
}

/** Something was denied or not covered, and there is still time. */
function isAppealWorthwhile(claim: AdjudicatedClaim, today: string): boolean {
  const isRefused =
    claim.totals.noncovered > 0 || claim.lines.some(({ denialReason }) => denialReason !== null);
  return isRefused && lastDayToAppealClaim(claim) >= today;
}

function deadlineOf(
  { claimId, claimNumber, member, provider }: AdjudicatedClaim,
  { allowed, lastDay }: Eligibility,
) {
  if (!allowed || lastDay === undefined) return [];
  const { memberId } = member;
  return [{ claimId, claimNumber, memberId, providerName: providerOf(provider).name, lastDay }];
}

/** @throws {Refusal} 404 for an id that is no claim, or was never one; 403 for another user's claim */
export function ownClaim(
  { world, claims }: { world: World; claims: Claims },
  user: User,
  claimId: string,
): AdjudicatedClaim {
  const claim = claims.find(claimId);
  if (claim === undefined || claim.progress === 'entered-in-error') throw notFound();
  if (world.accessTo(user, claim.member.memberId) === undefined) throw forbidden();
  return claim;
}

export function missingComments(message: string): Refusal {
  return invalid([{ field: 'comments', code: 'required', message }]);
}

export function notPossible(detail = 'This claim cannot be appealed.'): Refusal {
  return new Refusal(422, { title: 'Unprocessable Content', detail });
}
