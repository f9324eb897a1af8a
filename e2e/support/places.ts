import { placesAt, portsFrom } from '#sandbox/places.ts';

/** Where the sandbox of the tests is: `E2E_PORT` moves all of it. */
export const ports = portsFrom(Number(process.env['E2E_PORT'] ?? 4430));

export const places = placesAt(ports);
