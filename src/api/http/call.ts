import type * as z from 'zod/mini';
import type { paths as MemberPaths } from '#generated/member/paths.d.ts';
import type { paths as MessageCenterPaths } from '#generated/message-center/paths.d.ts';
import type { paths as V1Paths } from '#generated/v1/paths.d.ts';
import type { StorageKey } from '#src/storage/storage-keys.ts';
import type { Api, RecordApi } from '#src/api/apis.ts';
import type { CallAddress, Params } from './call-address.ts';
import { type Lenient, readLeniently, unreadable } from './lenient-answer.ts';
import type { SearchParams } from '#src/api/fhir/client.ts';
import type { HealthRecords } from '#src/api/fhir/records.ts';
import type { Operation, OperationOf, RequestOf } from '#src/api/operations.ts';

/** A call as data. Its address, its failure code and, of a read, its key follow from it. */
export type Call<Answer> = DocumentedCall<Answer> | RecordCall<Answer>;

/** A call whose answer the OpenAPI documents describe. */
interface DocumentedCall<Answer> extends CallAddress {
  api: Exclude<Api, RecordApi>;
  body?: unknown;
  /** Read the answer as a file, not as JSON. */
  parseAs?: 'blob' | undefined;
  /** The timeout, where it is longer than that of other calls. */
  timeoutMs?: number | undefined;
  /** The portal makes it by itself, so that it does not extend the session. */
  isAutomatic?: boolean | undefined;
  /** Continues when the page closes during the call. Only for calls without a body or with a small one. */
  outlivesPage?: boolean | undefined;
  /**
   * Converts the body of an answer to the portal's own terms.
   * @throws when that is not what the API promises
   */
  answer: (body: unknown) => Answer;
}

/** A search or read of a FHIR API. Payers' answers vary. */
export interface RecordCall<Answer> extends CallAddress {
  api: RecordApi;
  ask: (records: HealthRecords, signal?: AbortSignal) => Promise<Answer>;
}

/** A call that only reads. */
export type Read<Answer> = Call<Answer> & ReadRules<Answer>;

interface ReadRules<Answer> {
  /** Requested each time, never taken from the cache. */
  isAlwaysAsked?: true;
  /** Stays in the cache for as long as the session, even when no component uses it. */
  isCached?: true;
  /** The caller reports the failure: no dialog, no log (product rule 8.1). */
  customError?: true;
  /** The key under which the tab keeps the last answer. */
  persistTo?: StorageKey<Answer>;
}

type WriteRules = Pick<DocumentedCall<unknown>, 'timeoutMs' | 'outlivesPage'>;

/** A call that changes something. */
export type Write<Answer> = DocumentedCall<Answer> & {
  /** Paths whose answers, and those below them, no longer hold once it has succeeded. */
  makesStale: readonly string[];
};

/**
 * Makes the read and write functions of one API: each call names its operation once, with what is sent and how its
 * answer is read.
 */
function callsOf<Paths>(api: DocumentedCall<unknown>['api']) {
  return {
    read: <
      Op extends OperationOf<Paths> & Operation & `GET ${string}`,
      Schema extends z.core.$ZodType,
      Answer,
    >(
      operation: Op,
      schema: Schema,
      params: NonNullable<RequestOf<Paths, Op>['params']> & Params,
      answer: (body: Lenient<Schema>, leftOut: number) => Answer,
      rules: ReadRules<Answer> & Pick<DocumentedCall<Answer>, 'parseAs' | 'isAutomatic'> = {},
    ): Read<Answer> => ({
      ...rules,
      api,
      operation,
      params,
      answer: answerReader(operation, schema, answer),
    }),

    write: <Op extends OperationOf<Paths> & Operation, Schema extends z.core.$ZodType, Answer>(
      operation: Op,
      schema: Schema,
      request: RequestOf<Paths, Op> & { params?: Params; body?: unknown },
      answer: (body: Lenient<Schema>, leftOut: number) => Answer,
      {
        makesStale = [],
        ...rules
      }: { makesStale?: readonly (keyof Paths & string)[] } & WriteRules = {},
    ): Write<Answer> => ({
      ...rules,
      api,
      operation,
      makesStale,
      body: request.body,
      params: request.params ?? {},
      answer: answerReader(operation, schema, answer),
    }),
  };
}

/** Returns the function that creates searches of one FHIR API. */
const searchOf =
  (api: RecordApi) =>
  /**
   * @param query as the service knows its names; a list stands for the same name several times
   * @param ask what of the service answers it, in the portal's own terms
   */
  <Answer, Query extends SearchParams>(
    operation: Operation & `GET /health-records/${string}`,
    query: Query,
    ask: (records: HealthRecords, query: Query, signal?: AbortSignal) => Promise<Answer>,
  ): RecordCall<Answer> & ReadRules<Answer> => ({
    api,
    operation,
    params: { query },
    ask: (records, signal) => ask(records, query, signal),
  });

export const healthRecords = searchOf('healthRecords');
export const directory = searchOf('directory');
export const formulary = searchOf('formulary');
export const member = callsOf<MemberPaths>('member');
export const messageCenter = callsOf<MessageCenterPaths>('messageCenter');
export const v1 = callsOf<V1Paths>('v1');

/** The number of odd places of an answer that are named in the console. */
const placesNamed = 5;

/**
 * Makes the reader of an answer of the documented APIs: it reads the body leniently by its generated schema, then maps
 * it to the portal's own terms. Values that were left out are named in the console, by their place alone.
 * @param map gets the number of rows that could not be read, of any list in the answer
 * @returns a function that throws when the body lacks what the document requires
 */
function answerReader<Schema extends z.core.$ZodType, Answer>(
  operation: Operation,
  schema: Schema,
  map: (body: Lenient<Schema>, leftOut: number) => Answer,
): (body: unknown) => Answer {
  return (body) => {
    const odd = new Set<string>();
    let leftOut = 0;
    const read = readLeniently(schema, body, (path, isRow) => {
      odd.add(path);
      if (isRow) leftOut += 1;
    });
    if (read === unreadable) throw new TypeError('the answer lacks what the document requires');
    if (odd.size > 0) {
      console.warn('odd answer', operation, [...odd].slice(0, placesNamed).join(', '));
    }
    return map(read, leftOut);
  };
}
