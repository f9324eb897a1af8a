// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zMessageReply } from './zMessageReply.ts';

export const zReplyToMessageBody = zMessageReply;
