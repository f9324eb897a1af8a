import * as z from 'zod/mini';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { ApiFailure } from './failure.ts';

interface Bundle {
  entry?: { resource?: { resourceType: string } | undefined }[] | undefined;
}

const outcome = z.object({
  resourceType: z.literal('OperationOutcome'),
  issue: z.array(z.object({ code: z.string() })),
});

/**
 * The resources of one type in a search answer; what `schema` cannot read is left out, so that one
 * odd resource does not take the others with it.
 * @throws {ApiFailure} when the only entry is an OperationOutcome with an exception issue: the
 *   service answers 200 although it failed (specification, section 7)
 */
export function resourcesOf<T>(bundle: Bundle, schema: z.ZodMiniType<T>, code: ErrorCode): T[] {
  const resources = (bundle.entry ?? []).map((entry) => entry.resource);
  const only = resources.length === 1 ? outcome.safeParse(resources[0]) : null;
  if (only?.success && only.data.issue.some((issue) => issue.code === 'exception')) {
    throw new ApiFailure(code, 'status', { status: 200 });
  }
  return resources.flatMap((resource) => {
    const parsed = schema.safeParse(resource);
    return parsed.success ? [parsed.data] : [];
  });
}
