import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type * as z from 'zod/mini';
import type { zRegistration } from '#generated/member/validators/zRegistration.ts';
import type { SettingsStore } from './api/settings.ts';
import type { Accounts } from './identity/accounts.ts';
import type { Candidate, World } from './seed/world.ts';

type Registration = z.infer<typeof zRegistration>;

/** The lifetime of a verification, in milliseconds. */
const verificationMs = 15 * 60 * 1000;

const onPaper = { paperlessEobs: false, memberTexts: false, annualBenefitLetter: false };

/** The running and the completed registrations; they outlive a restart like all member data. */
export type Registrations = ReturnType<typeof createRegistrations>;

export function createRegistrations(parts: {
  database: DatabaseSync;
  world: World;
  accounts: Accounts;
  settings: SettingsStore;
}) {
  const { database, world, accounts, settings } = parts;
  const statements = {
    verify: database.prepare(
      'INSERT INTO member_verification (verification_id, member_id, expires_at) VALUES (?, ?, ?)',
    ),
    verified: database.prepare(
      'SELECT member_id FROM member_verification WHERE verification_id = ? AND expires_at > ?',
    ),
    forgetVerifications: database.prepare('DELETE FROM member_verification WHERE member_id = ?'),
    expire: database.prepare('UPDATE member_verification SET expires_at = 0 WHERE member_id = ?'),
    register: database.prepare(
      `INSERT INTO registration (member_id, user_name, guardian, communication, registered_at)
       VALUES (?, ?, ?, ?, ?)`,
    ),
    all: database.prepare('SELECT member_id, user_name FROM registration'),
    forget: database.prepare('DELETE FROM registration WHERE member_id = ?'),
    forgetSettings: database.prepare('DELETE FROM user_settings WHERE user_name = ?'),
  };

  const candidateOf = (memberId: unknown): Candidate | undefined =>
    world.candidates.find((candidate) => candidate.memberId === memberId);
  const rows = () =>
    statements.all.all().map((row) => ({
      memberId: String(row['member_id']),
      userName: String(row['user_name']),
    }));
  const load = (): void => {
    for (const { memberId, userName } of rows()) {
      const candidate = candidateOf(memberId);
      if (candidate !== undefined) world.enrol(userName, candidate);
    }
  };
  load();

  return {
    /** The user name a candidate has registered with. */
    userNameOf: ({ memberId }: Candidate): string | undefined =>
      rows().find((row) => row.memberId === memberId)?.userName,

    /** Creates a verification with a limited lifetime; returns its id. */
    verify({ memberId }: Candidate): string {
      const verificationId = randomUUID();
      statements.verify.run(verificationId, memberId, Date.now() + verificationMs);
      return verificationId;
    },

    /** Returns the candidate of a verification; undefined if the verification doesn't exist or has expired. */
    verified: (verificationId: string): Candidate | undefined =>
      candidateOf(statements.verified.get(verificationId, Date.now())?.['member_id']),

    /** Makes account, user and settings; answers the user name. */
    register(candidate: Candidate, registration: Registration): string {
      const { memberId } = candidate;
      const { email, phone, guardian, communication = onPaper } = registration;
      const userName = accounts.create(registration.username, registration.password);
      statements.register.run(
        memberId,
        userName,
        guardian === undefined ? null : JSON.stringify(guardian),
        JSON.stringify(communication),
        new Date().toISOString(),
      );
      statements.forgetVerifications.run(memberId);
      settings.change(world.enrol(userName, candidate), { email, phone, tosChecked: true });
      return userName;
    },

    /** Resets the registration of a member, or of all members, as if it had never happened. */
    forget(memberId?: string): void {
      for (const row of rows()) {
        if (memberId !== undefined && row.memberId !== memberId) continue;
        accounts.remove(row.userName);
        statements.forget.run(row.memberId);
        statements.forgetSettings.run(row.userName);
        world.dismiss(row.userName);
      }
    },

    /** The end of an account: of one that was registered, everything; of one from the start, the way in. */
    end(userName: string): void {
      const row = rows().find((registration) => registration.userName === userName);
      if (row === undefined) accounts.remove(userName);
      else this.forget(row.memberId);
    },

    /** Ends the time of a member's verifications. */
    expire: (memberId: string): void => void statements.expire.run(memberId),
  };
}
