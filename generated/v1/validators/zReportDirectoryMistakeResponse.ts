// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDirectoryReportReceipt } from './zDirectoryReportReceipt.ts';

/**
 * The report was kept.
 */
export const zReportDirectoryMistakeResponse = zDirectoryReportReceipt;
