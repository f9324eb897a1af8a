import type { Claim } from '#src/domain/claims/claim.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { completenessOfRows, type SearchPage } from '../bundle.ts';
import { namesOfProviders } from '../providers.ts';
import { readClaim } from './claim.ts';
import { readExplanationOfBenefit } from './explanation-of-benefit.ts';

/** One page of a patient's claims. Authorizations may be among what was found. */
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

export function readClaimPage(page: SearchPage): ClaimPage {
  const resources = page
    .of('ExplanationOfBenefit')
    .flatMap((value) => readExplanationOfBenefit(value) ?? []);
  const names = namesOfProviders(page);
  const { total, next } = page;
  return {
    claims: resources.flatMap((resource) => {
      const claim = readClaim(resource);
      if (claim === null) return [];
      const providerName = claim.providerName ?? names(claim.provider) ?? claim.careTeamName;
      return [{ ...claim, providerName }];
    }),
    size: resources.length,
    ids: resources.flatMap(({ id }) => id ?? []),
    total,
    next,
    completeness: completenessOfRows(page, 'ExplanationOfBenefit'),
  };
}
