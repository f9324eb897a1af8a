import { expect, it, vi } from 'vitest';
import { createRecordsLoader } from '#src/api/fhir/load-records.ts';
import type * as records from '#src/api/fhir/records.ts';
import { patientsKnownBy } from '#src/api/calls/coverage/patients.ts';
import { sessionOf } from '#tests/support/fhir-server.ts';

let isThere = false;
let timesOpened = 0;
vi.mock(import('#src/api/fhir/records.ts'), async (importOriginal) => {
  const { createRecords } = await importOriginal();
  const opening: typeof records.createRecords = (options) => {
    timesOpened += 1;
    if (!isThere) throw new TypeError('the file is not there');
    return createRecords(options);
  };
  return { createRecords: opening };
});

it('fails the call when its code fails to load, and loads the code again on the next call', async () => {
  const load = createRecordsLoader(() => ({
    baseUrl: 'https://members.example.org/fhir',
    session: sessionOf('token'),
    fetch: () => Promise.reject(new TypeError('asked')),
  }));
  const call = patientsKnownBy('A1');
  const patients = async () => (await load(call)).patients({ identifier: 'A1' });
  await expect(patients()).rejects.toMatchObject({ code: 'BP-FA-004', kind: 'network' });
  isThere = true;
  await expect(patients()).rejects.toMatchObject({ code: 'BP-FA-004' });
  await expect(patients()).rejects.toMatchObject({ code: 'BP-FA-004' });
  expect(timesOpened).toBe(2);
});
