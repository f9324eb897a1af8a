// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zStatementPage } from './zStatementPage.ts';

/**
 * One page, newest first.
 */
export const zListStatementsResponse = zStatementPage;
