// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zManifestFile } from './zManifestFile.ts';

export const zManifest = z.object({
    files: z.array(zManifestFile)
});
