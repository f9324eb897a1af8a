// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The bytes of a ZIP archive with `pass.json` (style `generic`), the icons, `manifest.json` with the SHA-1 hash of each file, and `signature`, the detached PKCS #7 signature of the manifest.
 */
export const zGetAppleWalletPassResponse = z.string();
