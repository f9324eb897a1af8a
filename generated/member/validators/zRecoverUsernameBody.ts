// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zUsernameRecovery } from './zUsernameRecovery.ts';

export const zRecoverUsernameBody = zUsernameRecovery;
