import type { Claim } from '#src/domain/claims/claim.ts';
import { pause } from '#src/api/http/pause.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { limits } from '#src/domain/limits.ts';
import { completenessOfRows, type SearchPage } from '../bundle.ts';
import { namesOfProviders } from '../providers.ts';
import { readClaim } from './claim.ts';
import { readExplanationOfBenefit } from './explanation-of-benefit.ts';

/** One page of a patient's claims; the search may also return authorizations. */
export interface ClaimPage {
  claims: Claim[];
  /** The number of resources that matched and are on this page, of other plans too. */
  size: number;
  /** The ids of all that was found on this page. */
  ids: string[];
  /** The number on all pages, null when the payer does not say. */
  total: number | null;
  /** The address of the next page as the payer gives it. */
  next: string | null;
  completeness: Completeness;
}

const sliceSize = 10;

/**
 * Reads a page of claims in slices so that the browser can respond in between: a long history has hundreds of pages.
 */
export async function readClaimPage(page: SearchPage): Promise<ClaimPage> {
  const values = page.of('ExplanationOfBenefit');
  const names = namesOfProviders(page);
  const slices: ReturnType<typeof readClaims>[] = [];
  let begunAt = performance.now();
  for (let start = 0; start < values.length; start += sliceSize) {
    if (performance.now() - begunAt > limits.sliceMs) {
      await pause(0);
      begunAt = performance.now();
    }
    slices.push(readClaims(page, values.slice(start, start + sliceSize), names));
  }
  const { total, next } = page;
  return {
    claims: slices.flatMap(({ claims }) => claims),
    size: slices.reduce((sum, { size }) => sum + size, 0),
    ids: slices.flatMap(({ ids }) => ids),
    total,
    next,
    completeness: completenessOfRows(page, 'ExplanationOfBenefit'),
  };
}

/** Reads some of a page's claims and authorizations. Its other resources name the providers. */
export function readClaims(
  page: SearchPage,
  values = page.of('ExplanationOfBenefit'),
  names = namesOfProviders(page),
): Pick<ClaimPage, 'claims' | 'size' | 'ids'> {
  const resources = values.flatMap((value) => readExplanationOfBenefit(value) ?? []);
  return {
    claims: resources.flatMap((resource) => {
      const claim = readClaim(resource);
      if (claim === null) return [];
      const providerName = claim.providerName ?? names(claim.provider) ?? claim.careTeamName;
      return [{ ...claim, providerName }];
    }),
    size: resources.length,
    ids: resources.flatMap(({ id }) => id ?? []),
  };
}
