import { logFailure } from '#src/api/http/log-failure.ts';
import type { Config } from '#src/config.ts';
import { campaignOf } from '#src/domain/navigation/campaign.ts';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { memberIdentity } from '#src/domain/people/member-identity.ts';
import type { Plan } from '#src/domain/plan/plan.ts';

/**
 * Third-party services; the default configuration has no services. Each is a module on the portal's own origin that the
 * configuration names: `identify(member)`, `start()`, `track(campaign)`, and `apiError(code)` if it collects those. A
 * failure of one is only logged to the console.
 */
export interface ThirdParties {
  /** To be called on arrival, never on the return from the identity provider: its address holds the code. */
  start: (address: URL) => void;
  /** Reports that a plan has been selected; `groupId` is only called when a service is to receive it. */
  identify: (plan: Plan, groupId: () => Promise<string | null>) => void;
  /** A call has failed; the monitoring may collect its code. */
  apiError: (code: ErrorCode) => void;
}

export function createThirdParties(
  config: Pick<Config, 'sessionRecording' | 'performanceMonitoring' | 'campaignTracking'>,
  load: (path: string) => Promise<unknown>,
): ThirdParties {
  const call = async (
    service: { module: string } | null,
    name: string,
    argument: unknown,
    { isOptional = false } = {},
  ) => {
    if (service === null) return;
    try {
      const module = await load(service.module);
      const action: unknown =
        typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
      if (action === undefined && isOptional) return;
      if (typeof action !== 'function') throw new TypeError(`${service.module} has no ${name}()`);
      await Reflect.apply(action, undefined, [await argument]);
    } catch (error) {
      logFailure(`${service.module} failed:`, error);
    }
  };
  return {
    start(address) {
      void call(config.performanceMonitoring, 'start', null);
      const campaign = campaignOf(address.searchParams);
      if (campaign) void call(config.campaignTracking, 'track', campaign);
    },
    identify(plan, groupId) {
      if (config.sessionRecording === null) return;
      const member = groupId().then((group) => memberIdentity(plan, group));
      void call(config.sessionRecording, 'identify', member);
    },
    apiError(code) {
      void call(config.performanceMonitoring, 'apiError', code, { isOptional: true });
    },
  };
}
