// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSessions } from './zSessions.ts';

/**
 * The sign-ins.
 */
export const zListSessionsResponse = zSessions;
