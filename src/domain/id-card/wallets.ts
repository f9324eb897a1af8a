import { hasType, type Rights } from '#src/domain/plan/rights.ts';

/** The wallets of phones that an ID card can be added to. */
const wallets = ['apple', 'google'] as const;
export type Wallet = (typeof wallets)[number];

/** Returns the wallets that a plan has passes for (product rule 6.6), the one of the member's own device first. */
export function walletsOf(rights: Pick<Rights, 'walletPasses'>, userAgent: string): Wallet[] {
  const first: Wallet = /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : 'google';
  return wallets
    .filter((wallet) => hasType(rights.walletPasses, wallet))
    .toSorted((a, b) => Number(b === first) - Number(a === first));
}

const savePage = 'https://pay.google.com/gp/v/save/';

/** Whether an address is Google's page for adding a pass, the only one that the portal opens. */
export function isGoogleSavePage(address: string): boolean {
  return URL.canParse(address) && new URL(address).href.startsWith(savePage);
}
