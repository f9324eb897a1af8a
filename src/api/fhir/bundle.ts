import type {
  Bundle,
  BundleEntry,
  BundleLink,
  OperationOutcome,
  OperationOutcomeIssue,
} from 'fhir/r4';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { anyResource, type HeldResource } from './any-resource.ts';
import { list, number, part, resource, text } from './lenient.ts';

/** One page of what a search found. */
export interface SearchPage {
  /** Returns the resources of one type in the order they were sent, not yet read. */
  of: (resourceType: string) => readonly unknown[];
  /** The number found on all pages, null when the payer does not say. */
  total: number | null;
  /** The address of the next page as the payer gives it. */
  next: string | null;
  /** The search that the service says it has made, as an address; null when it does not. */
  self: string | null;
  /** The payer says that something is missing. */
  hasWarning: boolean;
}

const readBundle = resource<Bundle>('Bundle')({
  total: number,
  link: list(part<BundleLink>()({ relation: text, url: text })),
  entry: list(part<BundleEntry>()({ resource: anyResource })),
});

const readOutcome = resource<OperationOutcome>('OperationOutcome')({
  issue: list(part<OperationOutcomeIssue>()({ code: text, severity: text })),
});

/**
 * Reads the answer to a search in one pass. What cannot be read of it is left out.
 * @throws {ApiFailure} 'unreadable' for what is no bundle; 'status' when the only thing in it is an
 *   OperationOutcome with an exception issue: the service answers 200 although it failed
 *   (product rule 7.4)
 */
export function readSearchPage(answer: unknown, code: ErrorCode): SearchPage {
  const bundle = readBundle(answer);
  if (bundle === null) throw new ApiFailure(code, 'unreadable');
  const byType = new Map<string, HeldResource[]>();
  for (const { resource: one } of bundle.entry ?? []) {
    if (one === undefined) continue;
    const alike = byType.get(one.resourceType);
    if (alike) alike.push(one);
    else byType.set(one.resourceType, [one]);
  }
  const issues = (byType.get('OperationOutcome') ?? []).flatMap(
    (outcome) => readOutcome(outcome)?.issue ?? [],
  );
  const isAlone = byType.size === 1 && byType.get('OperationOutcome')?.length === 1;
  if (isAlone && issues.some((issue) => issue.code === 'exception')) {
    throw new ApiFailure(code, 'status', { status: 200 });
  }
  return {
    of: (resourceType) => byType.get(resourceType) ?? [],
    total: bundle.total ?? null,
    self: bundle.link?.find(({ relation }) => relation === 'self')?.url ?? null,
    next: bundle.link?.find(({ relation }) => relation === 'next')?.url ?? null,
    hasWarning: issues.some(({ severity }) => isGrave(severity)),
  };
}

const isGrave = (severity: string | undefined) =>
  severity === 'fatal' || severity === 'error' || severity === 'warning';
