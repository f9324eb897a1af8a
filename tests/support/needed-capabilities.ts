import { readFileSync } from 'node:fs';
import { optionalCapabilities, type Capability } from '#src/domain/plan/capabilities.ts';
import { memberScreens } from '../../e2e/support/screens.ts';

/** The screens in the table of product rule 6.3. */
const ofPlans = [
  ...readFileSync('docs/product-rules.md', 'utf8').matchAll(/^ *\| `(\/\S+)` .+ \| (.+) \|$/gm),
].flatMap(([, path = '', cell = '']) => {
  const needed = optionalCapabilities.filter((capability) => cell.includes(`\`${capability}\``));
  const address = new RegExp(`^/medical${path.replaceAll(/\$\w+/g, '[^/]+')}(?:\\?.*)?$`);
  return needed.length === 0
    ? []
    : memberScreens.flatMap((screen) => (address.test(screen) ? [[screen, needed] as const] : []));
});

/**
 * The screens that are not offered without any of these capabilities. Written out here and in the product rules instead of
 * read from the portal, so that a screen that the portal forgets to leave out is found.
 */
export const needsOneOf = new Map<string, readonly Capability[]>([
  ['/account-help', ['accountHelp']],
  ['/register', ['registration']],
  ['/communication-settings', ['preferences', 'registration']],
  ['/messages', ['messages']],
  ['/message/msg-A1042887701-0004', ['messages']],
  ['/settings/profile', ['settings']],
  ['/settings/privacy-security', ['account', 'settings', 'memberSettings', 'sessions']],
  ['/settings/sharing', ['settings', 'dataSharing']],
  ['/settings/preferences', ['preferences']],
  ...ofPlans,
]);
