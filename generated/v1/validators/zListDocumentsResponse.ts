// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDocumentPage } from './zDocumentPage.ts';

/**
 * One page, newest first.
 */
export const zListDocumentsResponse = zDocumentPage;
