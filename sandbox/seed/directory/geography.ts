import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The state of the sandbox's insurer. */
export const sandboxState = 'AR';

const read = (folder: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../../generated/geography/${folder}/${sandboxState}.json`, import.meta.url),
      'utf8',
    ),
  );

/** The middle of each ZIP code area of the state: latitude, longitude, and the number of its county. */
export const zipCodes: Readonly<Record<string, [number, number, string]>> = z
  .record(z.string(), z.tuple([z.number(), z.number(), z.string()]))
  .parse(read('zip-codes'));

/** The counties of the state. */
export const { counties } = z
  .object({ counties: z.array(z.object({ fips: z.string(), name: z.string() })) })
  .parse(read('counties'));
