// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A level of review: `internal` (by the insurer), `secondInternal` (by the insurer again), `external` (by an independent reviewer), `independent` (by Medicare's reviewer), `fairHearing` (by the state), `judge` and `council` (Medicare's further levels). A name that isn't listed here is allowed; members then read that their letter says what follows.
 */
export const zAppealLevel = z.string();
