import { webAddressOf } from '#src/domain/navigation/web-address.ts';
import type { Message } from './message.ts';

/** The claim or the authorization that a message is about. */
export interface MessageSubject {
  kind: 'claim' | 'authorization';
  id: string;
}

/**
 * Returns the claim that the insurer says a message is about, or else the claim or authorization that the first such
 * link in its text leads to; null without a subject.
 * @param origin this portal's origin
 */
export function subjectOf(
  { relatedClaimId, body }: Pick<Message, 'relatedClaimId' | 'body'>,
  origin: string,
): MessageSubject | null {
  if (relatedClaimId !== null) return { kind: 'claim', id: relatedClaimId };
  for (const [, address = ''] of (body ?? '').matchAll(/\shref="([^"]*)"/gi)) {
    const subject = subjectAt(webAddressOf(address, origin), origin);
    if (subject !== null) return subject;
  }
  return null;
}

function subjectAt(url: URL | null, origin: string): MessageSubject | null {
  if (url?.origin !== origin) return null;
  const [, screen, id] =
    /^(?:\/[a-z]+)?\/(claim-details|authorizations)\/([\w.-]+)$/i.exec(url.pathname) ?? [];
  if (screen === undefined || id === undefined) return null;
  return { kind: screen.toLowerCase() === 'claim-details' ? 'claim' : 'authorization', id };
}
