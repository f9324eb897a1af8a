// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * A kind of data, one of `claims`, `records`, `coverage`, `card` and `documents`, or another.
 */
export const zDataKind = z.string();
