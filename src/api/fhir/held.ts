import * as z from 'zod/mini';
import { lenient } from './lenient.ts';

/** A resource of which only the type is known. */
export interface HeldResource {
  resourceType: string;
}

/** What a bundle, or another resource, holds; whoever knows the type reads it. */
export const held = lenient(
  z.custom<HeldResource>(
    (value: unknown) =>
      typeof value === 'object' &&
      value !== null &&
      'resourceType' in value &&
      typeof value.resourceType === 'string',
  ),
);
