import type { DatabaseSync } from 'node:sqlite';
import { zChoosePrimaryCareProviderBody } from '#generated/v1/validators/zChoosePrimaryCareProviderBody.ts';
import { zChoosePrimaryCareProviderPath } from '#generated/v1/validators/zChoosePrimaryCareProviderPath.ts';
import { zGetPrimaryCareProviderPath } from '#generated/v1/validators/zGetPrimaryCareProviderPath.ts';
import type { components } from '#generated/v1/paths.d.ts';
import { directoryRoles, type DirectoryRole } from '../seed/directory/directory.ts';
import type { Membership, World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, invalid } from './refusal.ts';

type PrimaryCare = components['schemas']['PrimaryCare'];

const primaryCareSpecialties = ['Family medicine', 'Internal medicine', 'Pediatrics'];

/** The providers that members had chosen before the sandbox started, since a January 1. */
const chosenBefore: Readonly<Record<string, { roleId: string; yearsAgo: number }>> = {
  A1042887701: { roleId: 'role-brandt-cedar', yearsAgo: 3 },
  A1042887703: { roleId: 'role-marchetti-cedar', yearsAgo: 2 },
  M4028551901: { roleId: 'role-71901-1', yearsAgo: 4 },
};

/** The members who have changed their provider lately and have to wait. */
const locked: readonly string[] = ['A1042887703'];

/** The operations on a member's primary care provider. A change starts on the first of a coming month. */
export function primaryCareOperations(database: DatabaseSync, world: World): readonly Operation[] {
  const { calendar } = world;
  const earliest = firstOfMonth(calendar.today, 1);
  const read = database.prepare(
    'SELECT role_id, effective_date FROM primary_care WHERE member_id = ?',
  );
  const write = database.prepare(
    'INSERT OR REPLACE INTO primary_care (member_id, role_id, effective_date) VALUES (?, ?, ?)',
  );
  const allow = (membership: Membership | undefined): void => {
    if (membership?.contract.rights.choosePrimaryCareProvider !== true) throw forbidden();
  };
  const stateOf = (memberId: string): PrimaryCare => {
    const before = chosenBefore[memberId];
    const row = read.get(memberId);
    const chosen =
      row === undefined ? null : providerOf(String(row['role_id']), String(row['effective_date']));
    const former =
      before === undefined ? null : providerOf(before.roleId, calendar.yearStart(before.yearsAgo));
    const isPending = chosen !== null && chosen.effectiveDate > calendar.today;
    const state = {
      current: isPending ? former : (chosen ?? former),
      pending: isPending ? chosen : null,
    };
    if (!locked.includes(memberId)) {
      return { ...state, changeAllowed: true, earliestEffectiveDate: earliest };
    }
    return {
      ...state,
      changeAllowed: false,
      changeNotAllowedReason: 'We’re updating this member’s records.',
      earliestEffectiveDate: firstOfMonth(calendar.today, 2),
    };
  };
  return [
    memberOperation('getPrimaryCareProvider', (incoming, user) => {
      const { memberId } = incoming.path(zGetPrimaryCareProviderPath);
      allow(world.accessTo(user, memberId));
      return ok(stateOf(memberId));
    }),

    memberOperation('choosePrimaryCareProvider', async (incoming, user) => {
      const { memberId } = incoming.path(zChoosePrimaryCareProviderPath);
      allow(world.actsFor(user, memberId));
      const { practitionerRoleId, effectiveDate } = await incoming.body(
        zChoosePrimaryCareProviderBody,
      );
      const { changeAllowed, changeNotAllowedReason = '' } = stateOf(memberId);
      if (!changeAllowed) throw refused('practitionerRoleId', changeNotAllowedReason);
      const role = roleNamed(practitionerRoleId);
      if (role?.person == null || !primaryCareSpecialties.includes(role.specialty)) {
        throw refused('practitionerRoleId', 'Choose a primary care provider of the directory.');
      }
      if (!role.networks.some(({ accepting }) => accepting === 'newpt')) {
        throw refused('practitionerRoleId', 'This provider does not accept new patients.');
      }
      if (effectiveDate < earliest || !effectiveDate.endsWith('-01')) {
        throw refused('effectiveDate', 'Choose the first of next month or later.');
      }
      write.run(memberId, practitionerRoleId, effectiveDate);
      return ok(stateOf(memberId));
    }),
  ];
}

const refused = (field: string, message: string) =>
  invalid([{ field, code: 'notAllowed', message }]);

const roleNamed = (id: string): DirectoryRole | undefined =>
  directoryRoles.find((role) => role.id === id);

function providerOf(
  roleId: string,
  effectiveDate: string,
): components['schemas']['PrimaryCareProvider'] | null {
  const role = roleNamed(roleId);
  const [practice] = role?.practices ?? [];
  if (role?.person == null || practice === undefined) return null;
  const { given, family, credential } = role.person;
  return {
    practitionerRoleId: roleId,
    name: `${given} ${family}, ${credential}`,
    specialty: role.specialty,
    practice: practice.name,
    phone: practice.phone,
    address: `${practice.street}, ${practice.town.name}, AR ${practice.town.zip}`,
    effectiveDate,
  };
}

/** @param ahead how many months after the day's own */
function firstOfMonth(day: string, ahead: number): string {
  const month = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + ahead, 1));
  return month.toISOString().slice(0, 10);
}
