import * as z from 'zod/mini';
import { zCreateCheckInLinkBody } from '#generated/v1/validators/zCreateCheckInLinkBody.ts';
import { zCreateCheckInLinkResponse } from '#generated/v1/validators/zCreateCheckInLinkResponse.ts';
import { zCreateHealthLinkBody } from '#generated/v1/validators/zCreateHealthLinkBody.ts';
import { zCreateHealthLinkResponse } from '#generated/v1/validators/zCreateHealthLinkResponse.ts';
import type { zHealthLink } from '#generated/v1/validators/zHealthLink.ts';
import { zListHealthLinksResponse } from '#generated/v1/validators/zListHealthLinksResponse.ts';
import { zRevokeHealthLinkResponse } from '#generated/v1/validators/zRevokeHealthLinkResponse.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import type { PastHealthLink, LinkOpening } from '#src/domain/id-card/health-link.ts';
import { v1 } from '#src/api/http/call.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { onePage } from '#src/api/calls/claims/claim-inquiries.ts';

/** The API's rules for a link; the card is encrypted when everything else is right. */
export const healthLinkRules = z.omit(zCreateHealthLinkBody, { content: true });
export type NewHealthLink = z.infer<typeof healthLinkRules>;

/** The API's rules for a link for a check-in. */
export const checkInLinkRules = z.omit(zCreateCheckInLinkBody, { content: true });
export type NewCheckInLink = z.infer<typeof checkInLinkRules>;

/** The links to a member's card. */
export interface HealthLinks {
  items: readonly PastHealthLink[];
  completeness: Completeness;
}

/**
 * The query of the working links to a member's card.
 * @param ended true for the opened links that ended recently, instead of the working ones
 * @param isAutomatic the portal asks by itself
 */
export const healthLinks = (
  memberId: string,
  { ended = false, isAutomatic = false }: { ended?: boolean; isAutomatic?: boolean } = {},
) =>
  v1.read(
    'GET /members/{memberId}/health-links',
    zListHealthLinksResponse,
    {
      path: { memberId },
      query: { page: 1, pageSize: 100, ...(ended && { state: 'ended' as const }) },
    },
    (page, leftOut): HealthLinks => ({ ...onePage(page, leftOut), items: page.items.map(linkOf) }),
    { isAutomatic },
  );

/**
 * Stores an encrypted card. The address at which it is opened is returned only this once; null when the insurer does
 * not say.
 */
export const createHealthLink = (
  memberId: string,
  { content, hours, passcode }: z.infer<typeof zCreateHealthLinkBody>,
) =>
  v1.write(
    'POST /members/{memberId}/health-links',
    zCreateHealthLinkResponse,
    {
      params: { path: { memberId } },
      body: { content, hours, ...(passcode !== undefined && { passcode: passcode }) },
    },
    (sent): PastHealthLink & { manifestUrl: string | null } => ({
      ...linkOf(sent),
      manifestUrl: sent.manifestUrl ?? null,
    }),
    { makesStale: ['/members/{memberId}/health-links'] },
  );

/**
 * Stores what a front desk gets, encrypted. The address of its file is returned only this once; null when the insurer
 * does not say.
 */
export const createCheckInLink = (memberId: string, body: z.infer<typeof zCreateCheckInLinkBody>) =>
  v1.write(
    'POST /members/{memberId}/check-in-links',
    zCreateCheckInLinkResponse,
    { params: { path: { memberId } }, body },
    (sent): PastHealthLink & { fileUrl: string | null } => ({
      ...linkOf(sent),
      fileUrl: sent.fileUrl ?? null,
    }),
    { makesStale: ['/members/{memberId}/health-links'] },
  );

/** Whether a link was refused because the member has as many working ones as are allowed. */
export const isTooManyLinks = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.reason === 'tooManyLinks';

/** Revokes a link, so that it no longer opens. */
export const revokeHealthLink = (memberId: string, linkId: string) =>
  v1.write(
    'DELETE /members/{memberId}/health-links/{linkId}',
    zRevokeHealthLinkResponse,
    { params: { path: { memberId, linkId } } },
    () => null,
    { makesStale: ['/members/{memberId}/health-links'] },
  );

const linkOf = (sent: Lenient<typeof zHealthLink>): PastHealthLink => ({
  id: sent.linkId,
  expiresAt: sent.expiresAt,
  createdAt: sent.createdAt ?? null,
  madeBy: makerOf(sent.madeBy),
  isForCheckIn: sent.isForCheckIn ?? false,
  hasPasscode: sent.hasPasscode ?? null,
  timesOpened: sent.timesOpened ?? null,
  openings: sent.openings?.map(openingOf) ?? null,
  endedAt: sent.endedAt ?? null,
});

/** Reads an untrusted name: on one line, without characters that reverse or hide the text after them. */
const openingOf = ({
  recipient,
  openedAt,
}: NonNullable<Lenient<typeof zHealthLink>['openings']>[number]): LinkOpening => ({
  reader: recipient?.replaceAll(/[\s\p{C}]+/gu, ' ').trim() || null,
  openedAt,
});

function makerOf(sent: Lenient<typeof zHealthLink>['madeBy']): PastHealthLink['madeBy'] {
  if (sent == null) return null;
  if (sent.isYou) return 'you';
  return sent.firstName ? { firstName: sent.firstName } : null;
}
