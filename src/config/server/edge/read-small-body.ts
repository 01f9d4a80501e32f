import { readBytes } from '../../../adapters/shared/read-bytes.ts';

/** Reads the JSON of a small request; undefined if it is no JSON or too large. `limit`: in bytes. */
export const readSmallBody = async (request: Request, limit: number): Promise<unknown> => {
  const bytes = await readBytes(request, limit);
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
};
