import { readBytes } from '../../../adapters/shared/read-bytes.ts';

/** The JSON of a small request; undefined: it is none, or it is not small. `limit`: in bytes. */
export const readSmallBody = async (request: Request, limit: number): Promise<unknown> => {
  const bytes = await readBytes(request, limit);
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
};
