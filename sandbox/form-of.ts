import type { HonoRequest } from 'hono';

/** Returns the fields of a posted form; none for a body that is no form. */
export const formOf = async (request: HonoRequest): Promise<Record<string, unknown>> => {
  try {
    return await request.parseBody();
  } catch {
    return {};
  }
};
