import { zEndSessionsResponse } from '#generated/member/validators/zEndSessionsResponse.ts';
import { zListSessionsResponse } from '#generated/member/validators/zListSessionsResponse.ts';
import { completenessOf, type Completeness } from '#src/domain/data/completeness.ts';
import { member } from '#src/api/http/call.ts';
import { confirmedIfOffered } from './reauthentication.ts';

/** A sign-in of the user to the portal. */
export interface SignIn {
  startedAt: Date;
  /** Null where the insurer doesn't say. */
  lastUsedAt: Date | null;
  /** The names of browser and system; null where the insurer doesn't know them. */
  browser: string | null;
  system: string | null;
  isCurrent: boolean;
}

export interface SignIns {
  signIns: SignIn[];
  completeness: Completeness;
}

/** The query of where a user is signed in, the last used first. */
export const sessions = (userId: string) =>
  member.read(
    'GET /users/{userId}/sessions',
    zListSessionsResponse,
    { path: { userId } },
    ({ items }, leftOut): SignIns => ({
      completeness: completenessOf(leftOut),
      signIns: items.map(({ startedAt, lastUsedAt, browser, system, isCurrent }) => ({
        startedAt,
        lastUsedAt: lastUsedAt ?? null,
        browser: browser ?? null,
        system: system ?? null,
        isCurrent,
      })),
    }),
  );

/**
 * Signs the user out on every device, including this one.
 * @param proof null where the insurer's service needs no proof
 */
export const endSessions = (userId: string, proof: string | null) =>
  member.write(
    'DELETE /users/{userId}/sessions',
    zEndSessionsResponse,
    { params: confirmedIfOffered(userId, proof) },
    () => {},
  );
