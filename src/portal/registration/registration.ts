import type { SendWrite } from '#src/api/queries.ts';
import type { ErrorStore } from '#src/portal/status/error-store.ts';
import type { RunningRegistration } from './running-registration.ts';

/** The registration's handle: small, because every page has it. Nothing of it is ever stored. */
export interface Registration {
  /**
   * Fetches its code.
   * @throws when that cannot be fetched
   */
  load: () => Promise<void>;
  /** Opens the first step of the registration under way, or of a new one. The code has to be there. */
  begin: () => void;
  /** Whether the registration was sent to the insurer, and not refused. */
  isUnderWay: () => boolean;
  /** Null while no registration is under way. */
  current: () => RunningRegistration | null;
  /** Discards the running registration. */
  end: () => void;
}

export function createRegistration(environment: {
  send: SendWrite;
  errors: ErrorStore;
}): Registration {
  let code: typeof import('./running-registration.ts') | null = null;
  let running: RunningRegistration | null = null;

  const end = () => {
    running?.end();
    running = null;
  };

  return {
    async load() {
      code ??= await import('./running-registration.ts');
    },
    begin() {
      // Back from the end of a registration is the beginning of another one.
      if (running?.view().isRegistered) end();
      running ??= code?.startRegistration(environment) ?? null;
      running?.open('member');
    },
    isUnderWay: () =>
      running !== null && (running.view().isBusy || running.view().planName !== null),
    current: () => running,
    end,
  };
}
