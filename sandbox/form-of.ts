import type { HonoRequest } from 'hono';

/** Returns the fields of a posted form; an empty object if the body is malformed. */
export const formOf = async (request: HonoRequest): Promise<Record<string, unknown>> => {
  try {
    return await request.parseBody();
  } catch {
    return {};
  }
};
