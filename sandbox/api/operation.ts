import type { operations as MemberOperations } from '#generated/member/paths.d.ts';
import type { operations as MessageCenterOperations } from '#generated/message-center/paths.d.ts';
import type { operations as V1Operations } from '#generated/v1/paths.d.ts';
import type { User } from '../seed/model.ts';
import type { SignedIn } from './bearer.ts';
import { parseBody, parseParameters, type Schema } from './validation.ts';

type Operations = MemberOperations & MessageCenterOperations & V1Operations;
export type OperationId = keyof Operations;

type Responses<Id extends OperationId> = Operations[Id]['responses'];

/** A file that is shown in the browser. */
export type PdfFile = { content: Blob; fileName: string };

/** A file of another type than JSON or PDF. */
export type OtherFile = { content: string | Uint8Array<ArrayBuffer>; type: string };

/** The responses of an operation: each documented status with that status's body. Failures are thrown. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Body };
  }
    ? { status: Status; body: Body }
    : Responses<Id>[Status] extends { content: { 'application/pdf': string } }
      ? { status: Status; pdf: PdfFile }
      : Responses<Id>[Status] extends {
            content: { 'application/jose': string } | { 'application/vnd.apple.pkpass': string };
          }
        ? { status: Status; file: OtherFile }
        : Responses<Id>[Status] extends { content?: never }
          ? { status: Status }
          : never;
}[keyof Responses<Id>];

/** The parts of a request; each is checked by the validator that `generated/` has for it. */
export type Incoming = {
  /** @throws {Refusal} 422 */
  path<T>(schema: Schema<T>): T;
  /** @throws {Refusal} 422 */
  query<T>(schema: Schema<T>): T;
  /**
   * Returns the headers by the documents' names for them, such as `Idempotency-Key`.
   * @throws {Refusal} 422
   */
  headers<T>(schema: Schema<T>): T;
  /** @throws {Refusal} 422 */
  body<T>(schema: Schema<T>): Promise<T>;
};

export type Operation = {
  operationId: OperationId;
  answer(
    incoming: Incoming,
    signedIn: SignedIn | undefined,
  ): Promise<{ status: unknown; body?: unknown; pdf?: PdfFile; file?: OtherFile }>;
};

type MaybePromise<T> = T | Promise<T>;

export const ok = <Body>(body: Body) => ({ status: 200 as const, body });

/** An operation without sign-in. */
export function publicOperation<Id extends OperationId>(
  operationId: Id,
  answer: (incoming: Incoming) => MaybePromise<Answer<Id>>,
): Operation {
  return { operationId, answer: async (incoming) => answer(incoming) };
}

/** An operation of the signed-in user, and of the sign-in that it is called in. */
export function memberOperation<Id extends OperationId>(
  operationId: Id,
  answer: (incoming: Incoming, user: User, signedIn: SignedIn) => MaybePromise<Answer<Id>>,
): Operation {
  return {
    operationId,
    answer: async (incoming, signedIn) => {
      if (signedIn === undefined) throw new Error(`${operationId} needs a signed-in user`);
      return answer(incoming, signedIn.user, signedIn);
    },
  };
}

export function incomingFrom(parts: {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  readBody: () => Promise<unknown>;
}): Incoming {
  return {
    path: (schema) => parseParameters(schema, parts.path),
    query: (schema) => parseParameters(schema, parts.query),
    headers: (schema) => parseParameters(schema, documentedNames(parts.headers)),
    body: async (schema) => parseBody(schema, await parts.readBody()),
  };
}

/** HTTP knows no case; the documents write `Idempotency-Key`. */
function documentedNames(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase()),
      value,
    ]),
  );
}
