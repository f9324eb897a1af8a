import { zCreateCheckInLinkBody } from '#generated/v1/validators/zCreateCheckInLinkBody.ts';
import { zCreateCheckInLinkPath } from '#generated/v1/validators/zCreateCheckInLinkPath.ts';
import { zCreateHealthLinkBody } from '#generated/v1/validators/zCreateHealthLinkBody.ts';
import { zCreateHealthLinkPath } from '#generated/v1/validators/zCreateHealthLinkPath.ts';
import { zListHealthLinksPath } from '#generated/v1/validators/zListHealthLinksPath.ts';
import { zListHealthLinksQuery } from '#generated/v1/validators/zListHealthLinksQuery.ts';
import { zOpenCheckInLinkPath } from '#generated/v1/validators/zOpenCheckInLinkPath.ts';
import { zOpenCheckInLinkQuery } from '#generated/v1/validators/zOpenCheckInLinkQuery.ts';
import { zOpenHealthLinkBody } from '#generated/v1/validators/zOpenHealthLinkBody.ts';
import { zOpenHealthLinkPath } from '#generated/v1/validators/zOpenHealthLinkPath.ts';
import { zReadHealthLinkFilePath } from '#generated/v1/validators/zReadHealthLinkFilePath.ts';
import { zRevokeHealthLinkPath } from '#generated/v1/validators/zRevokeHealthLinkPath.ts';
import type { EndedLink, HealthLinks, KeptLink } from '../health-links.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, publicOperation, type Operation } from './operation.ts';
import { pageOf } from './paging.ts';
import { forbidden, invalid, notFound, Refusal } from './refusal.ts';

/** A card that other systems can read, as the SMART Health Links specification has it. */
export function healthLinkOperations({
  world,
  links,
  rateLimits,
  publicUrl,
}: {
  world: World;
  links: HealthLinks;
  rateLimits: RateLimits;
  /** The address at which the receivers of a link request it. */
  publicUrl: string;
}): readonly Operation[] {
  const ownOf = (user: User, memberId: string): string => {
    if (!world.actsFor(user, memberId)?.contract.rights.idCards) throw forbidden();
    return memberId;
  };
  /** Returns a link as the API answers it, without its address, which is returned only when the link is made. */
  const linkSent = (link: KeptLink | EndedLink, reader: User) => ({
    linkId: link.linkId,
    createdAt: new Date(link.createdAt).toISOString(),
    expiresAt: new Date(link.expiresAt).toISOString(),
    madeBy: {
      firstName: world.userNamed(link.madeBy)?.person.firstName ?? '',
      isYou: link.madeBy === reader.userName,
    },
    isForCheckIn: link.isDirect,
    hasPasscode: link.hasPasscode,
    ...('endedAt' in link && { endedAt: new Date(link.endedAt).toISOString() }),
    ...('attempts' in link && link.hasPasscode && { remainingAttempts: link.attempts }),
    timesOpened: link.opened,
    openings: links.openingsOf(link).map(({ recipient, openedAt }) => ({
      ...(recipient !== null && { recipient }),
      openedAt: new Date(openedAt).toISOString(),
    })),
  });
  const add = (
    memberId: string,
    user: User,
    newLink: { content: string; hours: number; passcode?: string | undefined; isDirect?: boolean },
  ) => {
    if (!isEncrypted(newLink.content)) {
      const message = 'Only an encrypted card is kept.';
      throw invalid([{ field: 'content', code: 'format', message }]);
    }
    if (links.of(memberId).length >= mostLinks) throw tooManyLinks();
    const { link, token } = links.add({ memberId, madeBy: user.userName }, newLink);
    return { sent: linkSent(link, user), url: `${publicUrl}/health-links/${token}` };
  };
  /** @throws {Refusal} 429 for a link that is opened too often */
  const countOpening = (linkToken: string): void => {
    const [link] = links.targetsOf(linkToken);
    if (link !== undefined) rateLimits.take('healthLinkOpening', [link]);
  };
  return [
    memberOperation('listHealthLinks', (incoming, user) => {
      const memberId = ownOf(user, incoming.path(zListHealthLinksPath).memberId);
      const { state, ...wanted } = incoming.query(zListHealthLinksQuery);
      const all = state === 'ended' ? links.endedOf(memberId) : links.of(memberId);
      const page = pageOf<KeptLink | EndedLink>(all, wanted);
      return ok({ ...page, items: page.items.map((link) => linkSent(link, user)) });
    }),

    memberOperation('createHealthLink', async (incoming, user) => {
      const memberId = ownOf(user, incoming.path(zCreateHealthLinkPath).memberId);
      const { sent, url } = add(memberId, user, await incoming.body(zCreateHealthLinkBody));
      return { status: 201 as const, body: { ...sent, manifestUrl: url } };
    }),

    memberOperation('createCheckInLink', async (incoming, user) => {
      const memberId = ownOf(user, incoming.path(zCreateCheckInLinkPath).memberId);
      const { content, minutes } = await incoming.body(zCreateCheckInLinkBody);
      const { sent, url } = add(memberId, user, { content, hours: minutes / 60, isDirect: true });
      return { status: 201 as const, body: { ...sent, fileUrl: url } };
    }),

    memberOperation('revokeHealthLink', (incoming, user) => {
      const { memberId, linkId } = incoming.path(zRevokeHealthLinkPath);
      if (!links.revoke(ownOf(user, memberId), linkId)) throw notFound();
      return { status: 204 as const };
    }),

    publicOperation('openHealthLink', async (incoming) => {
      const { linkToken } = incoming.path(zOpenHealthLinkPath);
      const { recipient, passcode, embeddedLengthMax } = await incoming.body(zOpenHealthLinkBody);
      countOpening(linkToken);
      const outcome = rateLimits.guess(
        'healthLink',
        links.targetsOf(linkToken),
        () => links.open(linkToken, passcode, recipient),
        ({ kind }) => kind === 'wrong' && passcode !== undefined,
      );
      if (outcome.kind === 'none') throw notFound();
      if (outcome.kind === 'wrong') {
        throw new Refusal(401, { title: 'Unauthorized', remainingAttempts: outcome.remaining });
      }
      const { content } = outcome.link;
      const isTooLong = embeddedLengthMax !== undefined && content.length > embeddedLengthMax;
      const contentPlace = isTooLong
        ? { location: `${publicUrl}/health-link-files/${links.fileOf(outcome.link)}` }
        : { embedded: content };
      return ok({ files: [{ contentType: 'application/fhir+json', ...contentPlace }] });
    }),

    publicOperation('openCheckInLink', (incoming) => {
      const { linkToken } = incoming.path(zOpenCheckInLinkPath);
      countOpening(linkToken);
      const content = links.openDirect(linkToken, incoming.query(zOpenCheckInLinkQuery).recipient);
      if (content === undefined) throw notFound();
      return { status: 200 as const, file: { content, type: 'application/jose' } };
    }),

    publicOperation('readHealthLinkFile', (incoming) => {
      const content = links.fileNamed(incoming.path(zReadHealthLinkFilePath).fileToken);
      if (content === undefined) throw notFound();
      return { status: 200 as const, file: { content, type: 'application/jose' } };
    }),
  ];
}

/** The most links of a member that work at a time. */
const mostLinks = 20;

const tooManyLinks = (): Refusal =>
  new Refusal(409, {
    title: 'Conflict',
    code: 'tooManyLinks',
    detail: `${String(mostLinks)} links of this member work already. End one of them first.`,
  });

/** Whether it is a JWE in its compact form, whose key is not in it. */
function isEncrypted(content: string): boolean {
  const [head = '', key, ...rest] = content.split('.');
  if (rest.length !== 3 || key !== '') return false;
  try {
    const read: unknown = JSON.parse(Buffer.from(head, 'base64url').toString());
    return (
      typeof read === 'object' &&
      read !== null &&
      'alg' in read &&
      'enc' in read &&
      read.alg === 'dir' &&
      read.enc === 'A256GCM'
    );
  } catch {
    return false;
  }
}
