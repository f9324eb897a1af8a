/** Runs in the browser, bundled: the sanitizer over every hostile payload. */
import { sanitize } from '../../src/ui/text/sanitize.ts';
import { allowedPairs, faultsOf, hostileMarkup } from '../../tests/support/hostile-markup.ts';

/** The content-security policy's reports about styles; the listener adds to them. */
export const styleReports: string[] = [];

const profiles = ['rich-text', 'confirm-dialog', 'notice'] as const;

/** Returns the forbidden content that came through, in words. Each result is put into the page, as the portal does. */
export function faultsOfAll(): string[] {
  const { origin } = window.location;
  const place = document.createElement('div');
  document.body.append(place);
  return profiles.flatMap((profile) =>
    hostileMarkup.flatMap((html) => {
      const fragment = sanitize(html, profile, origin);
      const faults = faultsOf(fragment, allowedPairs[profile], origin);
      place.replaceChildren(fragment);
      return faults.map((fault) => `${profile}: ${fault} in ${html}`);
    }),
  );
}
