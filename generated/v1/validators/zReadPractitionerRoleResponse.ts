// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zResource } from './zResource.ts';

/**
 * The resource.
 */
export const zReadPractitionerRoleResponse = zResource;
