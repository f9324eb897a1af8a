// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zDirectoryReportReceipt = z.object({
    confirmationNumber: z.string()
});
