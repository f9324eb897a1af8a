import type { DatabaseSync } from 'node:sqlite';
import type { ClaimCorrespondence } from '../claim-correspondence.ts';
import type { Accounts } from '../identity/accounts.ts';
import { fillClaimLetters } from './claim-letters.ts';
import type { Claims } from './claims/claims.ts';
import { fillConnectedApps } from './connected-apps.ts';
import { demoMembers } from './demo-members.ts';
import { createDataSharingStore, type DataSharingStore } from '../data-sharing.ts';
import { createMailboxes } from '../mailboxes.ts';
import { messageSeeds } from './messages.ts';
import { settingsSeed } from './settings.ts';
import type { Calendar } from './calendar.ts';
import type { World } from './world.ts';

/** Fills an empty database with the members' initial data; doesn't change a database in use. */
export function fillDatabase(parts: {
  database: DatabaseSync;
  accounts: Accounts;
  world: World;
  claims: Claims;
  correspondence: ClaimCorrespondence;
}): void {
  const { database, accounts, world, claims, correspondence } = parts;
  if (demoMembers.some(({ userName }) => accounts.exists(userName))) return;
  database.exec('BEGIN');
  for (const { userName, password } of demoMembers) accounts.savePassword(userName, password);
  fillSettings(database, world);
  createMailboxes(database).add(messageSeeds(world, claims));
  fillClaimLetters(correspondence, claims, world.calendar);
  fillConnectedApps(database, world.calendar);
  fillAccessLog(createDataSharingStore(database), world.calendar);
  database.exec('COMMIT');
}

function fillSettings(database: DatabaseSync, world: World): void {
  const insert = database.prepare('INSERT INTO user_settings (user_name, settings) VALUES (?, ?)');
  for (const user of world.users) {
    insert.run(user.userName, JSON.stringify(settingsSeed(world, user)));
  }
}

/** Maria's app reads at night, and Member Services looked at a claim when she called. */
function fillAccessLog(store: DataSharingStore, calendar: Calendar): void {
  const app = { who: 'Trail Health', kind: 'app', data: ['claims', 'records'] };
  for (const days of [1, 8, 15]) {
    store.addReading('maria', { ...app, at: calendar.instant(days, '06:00:00') });
  }
  store.addReading('maria', {
    at: calendar.instant(11, '16:22:00'),
    who: 'Member Services',
    kind: 'payer',
    data: ['claims'],
  });
}
