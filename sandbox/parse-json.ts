import type { Blob } from 'node:buffer';

/** @throws {SyntaxError} */
export const parseJson = async (body: Blob): Promise<unknown> => JSON.parse(await body.text());
