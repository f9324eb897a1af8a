// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSharingChoices } from './zSharingChoices.ts';

export const zSaveSharingChoicesBody = zSharingChoices;
