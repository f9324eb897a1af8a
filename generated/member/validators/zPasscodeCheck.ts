// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPasscodeCheck = z.object({
    passcodeId: z.string().check(z.minLength(1)),
    passcode: z.string().check(z.regex(/^[0-9]{6}$/))
});
