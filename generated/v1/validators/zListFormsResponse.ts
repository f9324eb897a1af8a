// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zFormPage } from './zFormPage.ts';

/**
 * One page, by category and title.
 */
export const zListFormsResponse = zFormPage;
