// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewCheckInLink } from './zNewCheckInLink.ts';

export const zCreateCheckInLinkBody = zNewCheckInLink;
