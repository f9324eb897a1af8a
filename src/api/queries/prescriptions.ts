import { limits } from '#src/domain/limits.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import { prescriptions } from '../calls/prescriptions.ts';
import type { Reader } from '../queries.ts';

/** The query of all of a member's prescriptions, the last fill first. */
export const prescriptionsQuery = (reader: Pick<Reader, 'clients'>, memberId: string) =>
  wholeListQuery(reader, (page) => prescriptions(memberId, page), {
    idOf: ({ id }) => id,
    atMost: limits.prescriptionPages,
  });
