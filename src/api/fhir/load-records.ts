import type { RecordApi } from '../apis.ts';
import { codeOf } from '#src/api/http/failure-codes.ts';
import { failureOfThrown } from '#src/api/http/failure.ts';
import type { RecordCall } from '#src/api/http/call.ts';
import type { HealthRecords, RecordsOptions } from './records.ts';

/**
 * Returns a function that loads the FHIR API of a call. The library and all code that reads FHIR arrive with the first
 * call, for no page needs them at once.
 */
export function createRecordsLoader(
  optionsOf: (api: RecordApi) => RecordsOptions,
): (call: Pick<RecordCall<unknown>, 'api' | 'operation'>) => Promise<HealthRecords> {
  const loading = new Map<RecordApi, Promise<HealthRecords>>();
  const load = async (api: RecordApi) => {
    const { createRecords } = await import('./records.ts');
    return createRecords(optionsOf(api));
  };
  return async ({ api, operation }) => {
    // Load once for all calls, because even a repeated import resolves a tick later.
    const loaded = loading.get(api) ?? load(api);
    loading.set(api, loaded);
    try {
      return await loaded;
    } catch (thrown) {
      loading.delete(api);
      throw failureOfThrown(codeOf(operation), thrown);
    }
  };
}
