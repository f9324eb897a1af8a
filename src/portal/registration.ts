import type { Portal } from './create-portal.ts';
import type { RegistrationLife } from './registration-life.ts';

export type RegistrationEnvironment = Pick<Portal, 'send' | 'errors'>;

/** The registration's handle: small, because every page has it. Nothing of it is ever stored. */
export interface Registration {
  /**
   * Fetches its code.
   * @throws when that cannot be fetched
   */
  load: () => Promise<void>;
  /** Opens the first step of the registration under way, or of a new one. The code has to be there. */
  begin: () => void;
  /** Whether the insurer has been asked, and has not said no. */
  isUnderWay: () => boolean;
  /** Null while nobody is registering. */
  current: () => RegistrationLife | null;
  /** Forgets it. */
  end: () => void;
}

export function createRegistration(environment: RegistrationEnvironment): Registration {
  let code: typeof import('./registration-life.ts') | null = null;
  let life: RegistrationLife | null = null;

  const end = () => {
    life?.end();
    life = null;
  };

  return {
    async load() {
      code ??= await import('./registration-life.ts');
    },
    begin() {
      // Back from the end of a registration is the beginning of another one.
      if (life?.view().isRegistered) end();
      life ??= code?.startRegistrationLife(environment) ?? null;
      life?.open('member');
    },
    isUnderWay: () => life !== null && (life.view().isBusy || life.view().planName !== null),
    current: () => life,
    end,
  };
}
