import { createDisabledCalls } from '#src/api/disabled-calls.ts';
import { ConfigError } from '#src/config.ts';
import {
  disabledCapabilities,
  limitRights,
  UnknownCapability,
  type Capability,
} from '#src/domain/plan/capabilities.ts';
import type { Capabilities } from './capabilities.ts';

/**
 * Returns the capabilities that are left without some. Loaded only for insurers that disable one.
 * @param names of the disabled capabilities, as `config.json` has them
 * @throws {ConfigError} for a name that is not allowed
 */
export function capabilitiesWithout(names: readonly string[]): Capabilities {
  const disabled = disabledOf(names);
  const has = (capability: Capability) => !disabled.includes(capability);
  return {
    has,
    hasScreen: (screen) => screen?.capabilities?.some(has) ?? true,
    limitRights: (rights) => limitRights(rights, disabled),
    disabledCalls: createDisabledCalls(disabled),
  };
}

function disabledOf(names: readonly string[]): readonly Capability[] {
  try {
    return disabledCapabilities(names);
  } catch (cause) {
    if (!(cause instanceof UnknownCapability)) throw cause;
    throw new ConfigError(`/config.json is not valid: ${cause.message}`, { cause });
  }
}
