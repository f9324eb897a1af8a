import type { Reader } from './lenient.ts';

/** A resource of which only the type is known. */
export interface HeldResource {
  resourceType: string;
}

/** Reads a resource held by a bundle or another resource, by its type alone; the reader of that type reads the rest. */
export const anyResource: Reader<HeldResource> = (value) => (isResource(value) ? value : undefined);

const isResource = (value: unknown): value is HeldResource =>
  typeof value === 'object' &&
  value !== null &&
  'resourceType' in value &&
  typeof value.resourceType === 'string';
