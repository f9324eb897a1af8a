// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zManifestRequest } from './zManifestRequest.ts';

export const zOpenHealthLinkBody = zManifestRequest;
