import { ConfigError } from '#src/config.ts';
import type { MissingCalls } from '#src/api/clients.ts';
import { createMissingCalls } from '#src/api/missing-calls.ts';
import {
  limitAccess,
  missingCapabilities,
  UnknownCapability,
  type Capability,
} from '#src/domain/plan/capabilities.ts';
import type { PlanAccess } from '#src/domain/plan/rights.ts';

/** The capabilities that an insurer disables. Loaded only for such insurers. */
export interface LeftOut extends MissingCalls {
  lacks: (capability: Capability) => boolean;
  /** Whether the insurer has at least one of the capabilities that a screen is made of. */
  hasScreen: (screen: { capabilities?: readonly Capability[] } | undefined) => boolean;
  /** Removes the rights to what is left out. */
  limitAccess: (access: PlanAccess) => PlanAccess;
}

/**
 * @param names of the capabilities, as `config.json` has them
 * @throws {ConfigError} for a name that is not allowed
 */
export function createLeftOut(names: readonly string[]): LeftOut {
  const missing = missingOf(names);
  const lacks = (capability: Capability) => missing.includes(capability);
  return {
    ...createMissingCalls(missing),
    lacks,
    hasScreen: (screen) => !screen?.capabilities?.every(lacks),
    limitAccess: (access) => limitAccess(access, missing),
  };
}

function missingOf(names: readonly string[]): readonly Capability[] {
  try {
    return missingCapabilities(names);
  } catch (cause) {
    if (!(cause instanceof UnknownCapability)) throw cause;
    throw new ConfigError(`/config.json is not valid: ${cause.message}`, { cause });
  }
}
