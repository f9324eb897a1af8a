import { codeOf } from '#src/api/http/failure-codes.ts';
import { failureOfThrown } from '#src/api/http/failure.ts';
import type { Operation } from '../operations.ts';
import type { HealthRecordsOptions } from './client.ts';
import type { HealthRecords } from './records.ts';

/**
 * Returns a function that loads the health records, for a call of one operation. The library and all code that reads
 * FHIR arrive with the first call, for no page needs them at once.
 */
export function createRecordsLoader(
  options: HealthRecordsOptions,
): (operation: Operation) => Promise<HealthRecords> {
  let loading: Promise<HealthRecords> | null = null;
  const load = async () => {
    const { createRecords } = await import('./records.ts');
    return createRecords(options);
  };
  return async (operation) => {
    // Once for all calls: even what is there already an import brings a turn later.
    const loaded = (loading ??= load());
    try {
      return await loaded;
    } catch (thrown) {
      loading = null;
      throw failureOfThrown(codeOf(operation), thrown);
    }
  };
}
