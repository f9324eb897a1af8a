import type { SettingsStore } from './api/settings.ts';
import type { Violation } from './contract.ts';
import type { ControlState } from './control-state.ts';
import type { Faults } from './faults.ts';
import type { Identity } from './identity.ts';
import type { Outbox } from './outbox.ts';
import type { Passcodes } from './passcodes.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Registrations } from './registrations.ts';
import type { World } from './seed/world.ts';
import type { WalletSigner } from './wallet/signer.ts';

/** The parts of the sandbox that the control page shows and changes. */
export type Controlled = {
  state: ControlState;
  faults: Faults;
  identity: Identity;
  settings: SettingsStore;
  registrations: Registrations;
  passcodes: Passcodes;
  outbox: Outbox;
  rateLimits: RateLimits;
  world: World;
  walletSigner: WalletSigner;
  violations: Violation[];
  /** Restores all data to the state of the first start. */
  reset(): void;
};

/** The state as the control page shows it and `GET /sandbox/control` answers it. */
export type ControlSnapshot = ReturnType<typeof snapshot>;

export function snapshot({
  state,
  faults,
  identity,
  registrations,
  world,
  violations,
}: Controlled) {
  return {
    ...state,
    faults: faults.list(),
    lockedAccounts: identity.accounts.lockedNames(),
    violations: violations.length,
    candidates: world.candidates.map((candidate) => {
      const { memberId, person, ssn, mbiLast4 = null, guardian = null, shows } = candidate;
      const { firstName, lastName, birthDate } = person;
      const userName = registrations.userNameOf(candidate) ?? null;
      return { memberId, firstName, lastName, birthDate, ssn, mbiLast4, guardian, shows, userName };
    }),
  };
}
