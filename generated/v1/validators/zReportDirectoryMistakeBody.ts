// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDirectoryReport } from './zDirectoryReport.ts';

export const zReportDirectoryMistakeBody = zDirectoryReport;
