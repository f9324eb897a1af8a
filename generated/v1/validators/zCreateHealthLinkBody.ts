// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewHealthLink } from './zNewHealthLink.ts';

export const zCreateHealthLinkBody = zNewHealthLink;
