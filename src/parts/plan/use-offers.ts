import type { Capability } from '#src/domain/plan/capabilities.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Whether the insurer has a capability. What needs a missing one is not shown. */
export const useOffers = (capability: Capability): boolean =>
  !usePortal().leftOut?.lacks(capability);
