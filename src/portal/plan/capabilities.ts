import type { DisabledCalls } from '#src/api/clients.ts';
import type { Capability } from '#src/domain/plan/capabilities.ts';
import type { Rights } from '#src/domain/plan/rights.ts';

/** The capabilities of the insurer, which may disable some. */
export interface Capabilities {
  has: (capability: Capability) => boolean;
  /** Whether the insurer has at least one of the capabilities that a screen is made of. */
  hasScreen: (screen: { capabilities?: readonly Capability[] } | undefined) => boolean;
  /** Removes the rights to disabled capabilities. */
  limitRights: (rights: Rights) => Rights;
  disabledCalls: DisabledCalls | null;
}

export const allCapabilities: Capabilities = {
  has: () => true,
  hasScreen: () => true,
  limitRights: (rights) => rights,
  disabledCalls: null,
};
