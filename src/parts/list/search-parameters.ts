import * as z from 'zod/mini';

/** The most characters of a value in the address; only a made-up address has longer ones. */
const longest = 100;

const read = z.pipe(
  z.union([z.string().check(z.maxLength(longest)), z.number()]),
  z.transform(String),
);

/** A text of the address. The router reads digits as a number; unreadable values are left out. */
export const textParameter = z.catch(z.optional(read), undefined);

/** A ZIP code of five digits, leading zeros included. */
export const zipParameter = z.catch(
  z.optional(
    z.pipe(
      read,
      z.transform((value) => value.padStart(5, '0')),
    ),
  ),
  undefined,
);

/** The page of a list, counted from 1; the first one is left out. */
export const pageParameter = z.catch(z.optional(z.int().check(z.minimum(1))), undefined);
