import type {
  Bundle,
  BundleEntry,
  BundleLink,
  OperationOutcome,
  OperationOutcomeIssue,
  Resource,
} from '@medplum/fhirtypes';
import { combined, completenessOf, type Completeness } from '#src/domain/data/completeness.ts';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { anyResource, type HeldResource } from './any-resource.ts';
import { list, number, part, resource, text, type LenientResource } from './lenient.ts';

/** One page of a search's results. */
export interface SearchPage {
  /** Returns the resources of one type in the order they were sent, not yet read. */
  of: (resourceType: string) => readonly unknown[];
  /** The number found on all pages, null when the payer does not say. */
  total: number | null;
  /** The address of the next page as the payer gives it. */
  next: string | null;
  /** The search that the service says it has made, as an address; null when it does not. */
  self: string | null;
  /** `partial` where the payer says that something is missing, or an entry could not be read. */
  completeness: Completeness;
}

const readEntry = part<BundleEntry>()({ resource: anyResource });

const readBundle = resource<Bundle>('Bundle')({
  total: number,
  link: list(part<BundleLink>()({ relation: text, url: text })),
  entry: list((value) => readEntry(value) ?? {}),
});

const readOutcome = resource<OperationOutcome>('OperationOutcome')({
  issue: list(part<OperationOutcomeIssue>()({ code: text, severity: text })),
});

/**
 * Reads the answer to a search in one pass, and leaves out unreadable resources.
 * @throws {ApiFailure} 'unreadable' for another resource; 'status' for a bundle with only an error, which some services
 * send with status 200 (product rule 7.4)
 */
export function readSearchPage(answer: unknown, code: ErrorCode): SearchPage {
  const bundle = readBundle(answer);
  if (bundle === null) throw new ApiFailure(code, 'unreadable');
  const { byType, leftOut } = resourcesIn(bundle);
  const issues = (byType.get('OperationOutcome') ?? []).flatMap(
    (outcome) => readOutcome(outcome)?.issue ?? [],
  );
  const hasError = issues.some(isError);
  const isAlone = byType.size === 1 && byType.has('OperationOutcome');
  const hasFailed = hasError || issues.some(({ code }) => code?.toLowerCase() === 'exception');
  if (isAlone && hasFailed) throw new ApiFailure(code, 'status', { status: 200 });
  if (leftOut > 0) console.warn('entries could not be read', leftOut);
  return {
    of: (resourceType) => byType.get(resourceType) ?? [],
    total: bundle.total ?? null,
    self: linkOf(bundle, 'self') ?? null,
    // Some servers send an empty link on the last page.
    next: linkOf(bundle, 'next')?.trim() || null,
    completeness: completenessOf(hasError || issues.some(isLoss) ? leftOut + 1 : leftOut),
  };
}

type BundleRead = NonNullable<ReturnType<typeof readBundle>>;

/** Groups the resources of a bundle by type, and counts the entries that could not be read. */
function resourcesIn({ entry: entries = [] }: BundleRead) {
  const byType = new Map<string, HeldResource[]>();
  let leftOut = 0;
  for (const { resource: entryResource } of entries) {
    if (entryResource === undefined) {
      leftOut += 1;
      continue;
    }
    const alike = byType.get(entryResource.resourceType);
    if (alike) alike.push(entryResource);
    else byType.set(entryResource.resourceType, [entryResource]);
  }
  return { byType, leftOut };
}

const linkOf = ({ link }: BundleRead, relation: string): string | undefined =>
  link?.find((pageLink) => pageLink.relation === relation)?.url;

type Issue = LenientResource<Pick<OperationOutcomeIssue, 'code' | 'severity'>>;

const isError = ({ severity }: Issue): boolean =>
  ['fatal', 'error'].includes(severity?.toLowerCase() ?? '');

/**
 * The codes of warnings that results are missing. Other warnings do not matter to a member, such as an ignored
 * parameter, or a disclaimer that is part of every answer.
 */
const losses = new Set([
  'exception',
  'expired',
  'forbidden',
  'incomplete',
  'lock-error',
  'no-store',
  'security',
  'suppressed',
  'throttled',
  'timeout',
  'too-costly',
  'transient',
]);

const isLoss = ({ severity, code }: Issue): boolean =>
  severity?.toLowerCase() === 'warning' && losses.has(code?.toLowerCase() ?? '');

const identified = part<Resource>()({ id: text });

/** The completeness of a page of resources. A resource without an id cannot be used. */
export function completenessOfRows(page: SearchPage, type: string): Completeness {
  const unnamed = page.of(type).filter((match) => identified(match)?.id === undefined).length;
  if (unnamed > 0) console.warn('resources without an id', type, unnamed);
  return combined([page.completeness, completenessOf(unnamed)]);
}
