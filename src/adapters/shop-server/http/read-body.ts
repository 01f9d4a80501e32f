import * as E from 'fp-ts/Either';
import { readBytes } from '../../shared/read-bytes.ts';
import { isJson } from './write-guard.ts';

/** The largest order fits many times over. Units: bytes. */
export const bodyLimit = 64 * 1024;

export type BodyRefusal = 'request.not_json' | 'request.too_large' | 'request.malformed';

/** The text of a request; undefined: it is larger than the limit, or who sent it hung up. */
export const readText = async (request: Request, limit = bodyLimit): Promise<string | undefined> => {
  const bytes = await readBytes(request, limit);
  return bytes && Buffer.from(bytes).toString('utf8');
};

/** No database keeps a text with a NUL or half a character in it. */
const refuseNoText = (key: string, value: unknown): unknown => {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new TypeError('no text');
  return value;
};

/** The JSON of a request; undefined when it has none. */
export const readBody = async (request: Request): Promise<E.Either<BodyRefusal, unknown>> => {
  const text = await readText(request);
  if (text === undefined) return E.left('request.too_large');
  if (text === '') return E.right(undefined);
  if (!isJson(request)) return E.left('request.not_json');
  try {
    return E.right(JSON.parse(text, refuseNoText));
  } catch {
    return E.left('request.malformed');
  }
};
