// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAccountBlockChange } from './zAccountBlockChange.ts';

export const zSaveAccountBlockBody = zAccountBlockChange;
