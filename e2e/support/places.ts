import { placesAt, portsFrom } from '#sandbox/places.ts';

/** The address of the tests' sandbox: `E2E_PORT` moves all of it. */
export const ports = portsFrom(Number(process.env['E2E_PORT'] ?? 4430));

export const places = placesAt(ports);
