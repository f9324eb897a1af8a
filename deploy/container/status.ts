import { createHash } from 'node:crypto';
import { optionalCapabilities } from '../../src/domain/plan/capabilities.ts';
import manifest from '../../package.json' with { type: 'json' };

/** The public status of a container for the portal's operators; it contains no address and no id. */
export interface Status {
  version: string;
  /** SHA-256 of the configuration as it was given: `sha256sum config.json` says the same. */
  configuration: string;
  /** The capabilities that the insurer has, of those that one can leave out. */
  capabilities: readonly string[];
  /** The optional services that are on. */
  services: readonly string[];
}

const services = [
  'chat',
  'telemetry',
  'webFont',
  'sessionRecording',
  'performanceMonitoring',
  'campaignTracking',
] as const;

/**
 * @param config whose shape was checked before
 * @param text the same, as it was given
 */
export function statusOf(config: unknown, text: string): Status {
  const of = (name: string): unknown =>
    typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined;
  const without = of('without');
  const leftOut: readonly unknown[] = Array.isArray(without) ? without : [];
  return {
    version: manifest.version,
    configuration: createHash('sha256').update(text).digest('hex'),
    capabilities: optionalCapabilities.filter((name) => !leftOut.includes(name)),
    services: services.filter((name) => isOn(of(name))),
  };
}

/** A missing service, null and an empty list all mean that it is off. */
const isOn = (service: unknown): boolean =>
  Array.isArray(service) ? service.length > 0 : (service ?? null) !== null;
