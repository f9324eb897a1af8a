import { completenessOf } from '#src/domain/data/completeness.ts';
import { zDisconnectAppResponse } from '#generated/member/validators/zDisconnectAppResponse.ts';
import { zEndConfidentialAddressResponse } from '#generated/member/validators/zEndConfidentialAddressResponse.ts';
import { zGetDataSharingResponse } from '#generated/member/validators/zGetDataSharingResponse.ts';
import { zLeaveProgramResponse } from '#generated/member/validators/zLeaveProgramResponse.ts';
import { zListAccessLogResponse } from '#generated/member/validators/zListAccessLogResponse.ts';
import { zSaveConfidentialAddressResponse } from '#generated/member/validators/zSaveConfidentialAddressResponse.ts';
import { zSaveSharingChoicesResponse } from '#generated/member/validators/zSaveSharingChoicesResponse.ts';
import type {
  AccessLogEntry,
  DataSharing,
  SharingChoices,
} from '#src/domain/people/data-sharing.ts';
import { member } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import type { AnswerPage } from '#src/domain/data/answer-page.ts';
import type { AddressChange } from './profile.ts';
import { confirmedIfOffered } from './reauthentication.ts';

/** The query of who has a user's data, and of the user's choices about it. */
export const dataSharing = (userId: string) =>
  member.read(
    'GET /users/{userId}/data-sharing',
    zGetDataSharingResponse,
    { path: { userId } },
    readSharing,
  );

/**
 * Saves whether providers and other payers get the user's data. This and the next writes return the state after the
 * change.
 */
export const saveSharingChoices = (userId: string, body: SharingChoices) =>
  member.write(
    'PUT /users/{userId}/data-sharing/choices',
    zSaveSharingChoicesResponse,
    { params: { path: { userId } }, body },
    readSharing,
  );

/**
 * Sends letters about the user's care to another address.
 * @param proof null where the insurer's service needs no proof
 */
export const saveConfidentialAddress = (
  userId: string,
  proof: string | null,
  body: AddressChange,
) =>
  member.write(
    'PUT /users/{userId}/data-sharing/confidential-address',
    zSaveConfidentialAddressResponse,
    {
      params: confirmedIfOffered(userId, proof),
      body: { ...body, address2: body.address2 ?? null },
    },
    readSharing,
  );

/** Has letters about the user's care sent to the address on file again. */
export const endConfidentialAddress = (userId: string, proof: string | null) =>
  member.write(
    'DELETE /users/{userId}/data-sharing/confidential-address',
    zEndConfidentialAddressResponse,
    { params: confirmedIfOffered(userId, proof) },
    readSharing,
  );

/** Disconnects an app: it reads nothing anymore. */
export const disconnectApp = (userId: string, appId: string) =>
  member.write(
    'DELETE /users/{userId}/data-sharing/connected-apps/{appId}',
    zDisconnectAppResponse,
    { params: { path: { userId, appId } } },
    readSharing,
  );

/** Leaves a program: it gets no more data. */
export const leaveProgram = (userId: string, programId: string) =>
  member.write(
    'DELETE /users/{userId}/data-sharing/joined-programs/{programId}',
    zLeaveProgramResponse,
    { params: { path: { userId, programId } } },
    readSharing,
    { makesStale: ['/users/{userId}/accessrights/{companyId}/{memberId}/{contractType}'] },
  );

/**
 * The query of a page of the access log of a user's data, newest first.
 * @param page counted from 1
 */
export const accessLog = (userId: string, page: number) =>
  member.read(
    'GET /users/{userId}/access-log',
    zListAccessLogResponse,
    { path: { userId }, query: { page, pageSize: accessLogPageSize } },
    ({ items, total = null }, leftOut): AnswerPage<AccessLogEntry> => ({
      page,
      pageSize: accessLogPageSize,
      leftOut,
      total,
      items: items.map(({ at, who, kind, data }) => ({
        at,
        who: who ?? null,
        kind: kind ?? null,
        data: data ?? [],
      })),
    }),
  );

const accessLogPageSize = 10;

type Sent = Lenient<typeof zGetDataSharingResponse>;

function readSharing(
  { connectedApps, joinedPrograms, choices, confidentialCommunications: confidential }: Sent,
  leftOut: number,
): DataSharing {
  return {
    completeness: completenessOf(leftOut),
    apps:
      connectedApps?.map(({ appId, name, connectedAt, data }) => ({
        id: appId,
        name,
        connectedAt: connectedAt ?? null,
        data: data ?? [],
      })) ?? null,
    programs:
      joinedPrograms?.map(({ programId, joinedOn }) => ({
        id: programId,
        joinedOn: joinedOn ?? null,
      })) ?? null,
    choices: choices ?? null,
    confidential: confidential ? { address: confidential.address ?? null } : null,
  };
}
