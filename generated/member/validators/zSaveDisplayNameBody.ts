// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zDisplayNameChange } from './zDisplayNameChange.ts';

export const zSaveDisplayNameBody = zDisplayNameChange;
