import type { Mailboxes } from './mailboxes.ts';
import type { ClaimCorrespondence } from './claim-correspondence.ts';
import type { AppealedDecision } from './documents/appeal-letter.ts';
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
  correspondence: ClaimCorrespondence;
  /** Finds what an appeal is about by the id of the claim or authorization. */
  appealedDecision: (id: string) => AppealedDecision | undefined;
  mailboxes: Pick<Mailboxes, 'deliver'>;
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
  correspondence,
  appealedDecision,
}: Controlled) {
  return {
    ...state,
    faults: faults.list(),
    lockedAccounts: identity.accounts.lockedNames(),
    violations: violations.length,
    appeals: correspondence
      .allAppeals()
      .filter(({ status }) => status !== 'decided')
      .map(({ appealId, claimId, level = 'internal', submittedAt }) => {
        const { member, name = claimId } = appealedDecision(claimId) ?? {};
        return { appealId, about: name, memberId: member?.memberId ?? null, level, submittedAt };
      }),
    candidates: world.candidates.map((candidate) => {
      const { memberId, person, ssn, mbiLast4 = null, guardian = null, shows } = candidate;
      const { firstName, lastName, birthDate } = person;
      const userName = registrations.userNameOf(candidate) ?? null;
      return { memberId, firstName, lastName, birthDate, ssn, mbiLast4, guardian, shows, userName };
    }),
  };
}
