import * as z from 'zod/mini';
import { zCreateHealthLinkBody } from '#generated/v1/validators/zCreateHealthLinkBody.ts';
import { zCreateHealthLinkResponse } from '#generated/v1/validators/zCreateHealthLinkResponse.ts';
import type { zHealthLink } from '#generated/v1/validators/zHealthLink.ts';
import { zListHealthLinksResponse } from '#generated/v1/validators/zListHealthLinksResponse.ts';
import { zRevokeHealthLinkResponse } from '#generated/v1/validators/zRevokeHealthLinkResponse.ts';
import type { KeptHealthLink } from '#src/domain/id-card/health-link.ts';
import { v1 } from '#src/api/http/call.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** The API's rules for a link; the card is encrypted when everything else is right. */
export const healthLinkRules = z.omit(zCreateHealthLinkBody, { content: true });
export type NewHealthLink = z.infer<typeof healthLinkRules>;

/** The query of the links to a member's card that can be opened. */
export const healthLinks = (memberId: string) =>
  v1.read(
    'GET /members/{memberId}/health-links',
    zListHealthLinksResponse,
    { path: { memberId }, query: { page: 1, pageSize: 100 } },
    ({ items }): readonly KeptHealthLink[] => items.map(linkOf),
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
    (sent): KeptHealthLink & { manifestUrl: string | null } => ({
      ...linkOf(sent),
      manifestUrl: sent.manifestUrl ?? null,
    }),
    { makesStale: ['/members/{memberId}/health-links'] },
  );

/** Whether a link was refused because the member has as many working ones as are allowed. */
export const isTooManyLinks = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.reason === 'tooManyLinks';

/** Revokes a link: it opens nothing any more. */
export const revokeHealthLink = (memberId: string, linkId: string) =>
  v1.write(
    'DELETE /members/{memberId}/health-links/{linkId}',
    zRevokeHealthLinkResponse,
    { params: { path: { memberId, linkId } } },
    () => null,
    { makesStale: ['/members/{memberId}/health-links'] },
  );

const linkOf = (sent: Lenient<z.infer<typeof zHealthLink>>): KeptHealthLink => ({
  id: sent.linkId,
  expiresAt: sent.expiresAt,
  createdAt: sent.createdAt ?? null,
  madeBy: makerOf(sent.madeBy),
  hasPasscode: sent.hasPasscode ?? null,
  timesOpened: sent.timesOpened ?? null,
});

function makerOf(sent: Lenient<z.infer<typeof zHealthLink>>['madeBy']): KeptHealthLink['madeBy'] {
  if (sent == null) return null;
  if (sent.isYou) return 'you';
  return sent.firstName ? { firstName: sent.firstName } : null;
}
