import type { HttpMethod } from 'openapi-typescript-helpers';
import type { paths as MemberPaths } from '#generated/member/paths.d.ts';
import type { paths as MessageCenterPaths } from '#generated/message-center/paths.d.ts';
import type { paths as V1Paths } from '#generated/v1/paths.d.ts';
import type { ErrorCode } from '#src/domain/error-codes.ts';

/** The calls of one API, as `GET /users/{userId}/memberships`. */
export type OperationOf<Paths> = {
  [Path in keyof Paths & string]: {
    [Method in HttpMethod & keyof Paths[Path]]: [Paths[Path][Method]] extends [undefined]
      ? never
      : `${Uppercase<Method>} ${Path}`;
  }[HttpMethod & keyof Paths[Path]];
}[keyof Paths & string];

type Operation = OperationOf<MemberPaths> | OperationOf<MessageCenterPaths> | OperationOf<V1Paths>;

/**
 * The code a member is shown when the call fails (specification, section 8). Complete by type: a new
 * operation in the OpenAPI documents does not compile until it has its row here.
 */
export const failureCodes = {
  'GET /users/{userId}/accessrights/{companyId}/{memberId}/{contractType}': 'BP-NFA-001',
  'GET /users/{userId}/memberships': 'BP-NFA-002',
  'GET /users/{userId}/settings': 'BP-NFA-100',
  'POST /sso': 'BP-NFA-100',
  'GET /public/systemavailability': 'BP-NFA-009',
  'GET /public/user-notice': 'BP-NFA-010',
  'GET /{member}/messages/count': 'BP-NFA-0233',
  'GET /members/{memberId}/accumulators': 'BP-NFA-100',
  'GET /health-records/Patient': 'BP-FA-004',
  'GET /health-records/Coverage': 'BP-FA-006',
} as const satisfies Record<Operation, ErrorCode>;

const byName: Partial<Record<string, ErrorCode>> = failureCodes;

export function codeOf(operation: string): ErrorCode {
  return byName[operation] ?? 'BP-NFA-100';
}
