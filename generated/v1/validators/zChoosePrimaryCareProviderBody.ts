// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPrimaryCareChoice } from './zPrimaryCareChoice.ts';

export const zChoosePrimaryCareProviderBody = zPrimaryCareChoice;
