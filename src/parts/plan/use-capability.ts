import type { Capability } from '#src/domain/plan/capabilities.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Whether the insurer has a capability. What needs a disabled one is not shown. */
export const useCapability = (capability: Capability): boolean =>
  usePortal().capabilities.has(capability);
