import type { FetchOptions } from 'openapi-fetch';
import type { HttpMethod } from 'openapi-typescript-helpers';
import type { paths as MemberPaths } from '#generated/member/paths.d.ts';
import type { paths as MessageCenterPaths } from '#generated/message-center/paths.d.ts';
import type { paths as V1Paths } from '#generated/v1/paths.d.ts';
import { capabilities as member } from '#generated/member/capabilities.ts';
import { capabilities as messageCenter } from '#generated/message-center/capabilities.ts';
import { capabilities as v1 } from '#generated/v1/capabilities.ts';
import type { Capability, requiredCapabilities } from '#src/domain/plan/capabilities.ts';

/** The calls of one API, as `GET /users/{userId}/memberships`. */
export type OperationOf<Paths> = {
  [Path in keyof Paths & string]: {
    [Method in HttpMethod & keyof Paths[Path]]: [Paths[Path][Method]] extends [undefined]
      ? never
      : `${Uppercase<Method>} ${Path}`;
  }[HttpMethod & keyof Paths[Path]];
}[keyof Paths & string];

/** Every call there is. */
export type Operation =
  OperationOf<MemberPaths> | OperationOf<MessageCenterPaths> | OperationOf<V1Paths>;

/** The OpenAPI document's description of one call. */
type Documented<Paths, Op extends string> = Op extends `${infer Method} ${infer Path}`
  ? Path extends keyof Paths
    ? Lowercase<Method> extends keyof Paths[Path]
      ? Paths[Path][Lowercase<Method>]
      : never
    : never
  : never;

/** The request of a call: parameters of path, query and header, and the body. */
export type RequestOf<Paths, Op extends string> = Pick<
  FetchOptions<Documented<Paths, Op>>,
  'params' | 'body'
>;

/** The capability that each call belongs to, as its document says. */
export const capabilityOf: Readonly<
  Record<Operation, Capability | (typeof requiredCapabilities)[number]>
> = { ...member, ...messageCenter, ...v1 };
