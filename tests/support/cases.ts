/** How many generated cases a property is tried with: 1,000, and 20,000 in `npm run test:long`. */
export const cases = process.env['LONG_TESTS'] === undefined ? 1_000 : 20_000;
