import { existsSync } from 'node:fs';
import { onPath } from '../../../scripts/on-path.ts';

/** The paths at which Debian's package keeps the schema of its database, its pages, and their settings. */
export const glewlwydFiles = {
  schema: '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3',
  pages: '/usr/share/glewlwyd/webapp',
  settingsOfPages: '/etc/glewlwyd/config-2.7.json/config.json',
};

/** Finds Debian's glewlwyd, an identity provider that the tests sign in with. Null where it is not installed. */
export function lookForGlewlwyd(): string | null {
  const program = onPath('glewlwyd');
  return program !== '' && Object.values(glewlwydFiles).every((file) => existsSync(file))
    ? program
    : null;
}
