// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The contract.
 */
export const zContractId = z.string().check(z.minLength(1));
