// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zIdCardMail } from './zIdCardMail.ts';

export const zMailIdCardBody = zIdCardMail;
