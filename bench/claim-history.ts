import type { BrowserContext, Request } from '@playwright/test';
import * as z from 'zod/mini';
import { readClaim } from '../src/api/fhir/claims/claim.ts';
import { readExplanationOfBenefit } from '../src/api/fhir/claims/explanation-of-benefit.ts';
import { rowOf, type ClaimRow } from '../src/domain/claims/claim-row.ts';

/** Addresses of the portal's searches for claims, and of nothing else. */
export const claimSearch = /\/health-records\/ExplanationOfBenefit\?/;

/** The health records answer at most a thousand resources at once, providers among them. */
const largePage = 500;

const zPage = z.looseObject({
  link: z.array(z.looseObject({ relation: z.string(), url: z.string() })),
  entry: z.array(z.looseObject({ resource: z.looseObject({ resourceType: z.string() }) })),
});

/** Ends the history after so many claims: the real answers, without the later ones. */
export async function cutOffClaims(context: BrowserContext, size: number): Promise<void> {
  await context.route(claimSearch, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const rest = size - Number(searchParams.get('_offset') ?? 0);
    const isLast = rest <= Number(searchParams.get('_count'));
    const response = await route.fetch();
    const page = zPage.parse(await response.json());
    // Providers are sent along after the claims.
    const late = new Set(
      page.entry
        .filter(({ resource }) => resource.resourceType === 'ExplanationOfBenefit')
        .slice(rest),
    );
    await route.fulfill({
      response,
      json: {
        ...page,
        total: size,
        link: page.link.filter(({ relation }) => relation !== 'next' || !isLast),
        entry: page.entry.filter((entry) => !late.has(entry)),
      },
    });
  });
}

/** Returns everything that a search of the portal finds, as the list of claims has it. */
export async function claimRowsFound(search: Request): Promise<ClaimRow[]> {
  const headers = { authorization: (await search.headerValue('authorization')) ?? '' };
  const first = new URL(search.url());
  first.searchParams.set('_count', String(largePage));
  const rows: ClaimRow[] = [];
  for (let next: string | undefined = first.href; next !== undefined;) {
    const answer: Response = await fetch(next, { headers });
    const { entry, link } = zPage.parse(await answer.json());
    for (const { resource } of entry) {
      const read = readExplanationOfBenefit(resource);
      const claim = read && readClaim(read);
      if (claim !== null) rows.push(rowOf({ ...claim, memberId: null }));
    }
    next = link.find(({ relation }) => relation === 'next')?.url;
  }
  return rows;
}
