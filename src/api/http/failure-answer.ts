import * as z from 'zod/mini';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { ApiFailure } from './failure.ts';

const problem = z.object({
  code: z.optional(z.string()),
  validationErrors: z.optional(
    z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  ),
});

const problemDetails = z.object({ title: z.string(), status: z.number().check(z.gte(400)) });

/** Returns the status of a problem document (RFC 9457) that came as a success; null for any other body. */
export const problemStatus = (body: unknown): number | null =>
  problemDetails.safeParse(body).data?.status ?? null;

/** Returns the failure of an error answer. Reads `code` and `validationErrors` where the body is a problem document. */
export async function failureOfAnswer(code: ErrorCode, answer: Response): Promise<ApiFailure> {
  const { status, headers } = answer;
  const body: unknown = await answer.json().catch(() => null);
  return failureOfBody(code, status, body, secondsIn(headers.get('retry-after')));
}

/** Returns the failure of an error answer whose body has been read. */
export function failureOfBody(
  code: ErrorCode,
  status: number,
  body: unknown,
  retryAfterSeconds: number | null = null,
): ApiFailure {
  const parsed = problem.safeParse(body);
  return new ApiFailure(code, 'status', {
    status,
    reason: parsed.data?.code ?? null,
    validationErrors: parsed.data?.validationErrors ?? [],
    retryAfterSeconds,
  });
}

/** Returns the seconds of `Retry-After` (RFC 9110). It may also be a date: clocks differ, so that counts as missing. */
const secondsIn = (header: string | null): number | null =>
  /^[1-9]\d{0,5}$/.test(header ?? '') ? Number(header) : null;
