import * as E from 'fp-ts/Either';
import { isJson } from './write-guard.ts';

/** The largest order fits many times over. Units: bytes. */
export const bodyLimit = 64 * 1024;

export type BodyRefusal = 'request.not_json' | 'request.too_large' | 'request.malformed';

/** Reads no further than the limit, whatever the length header claims; undefined: there is more, or who sent it hung up. */
export const readText = async (request: Request, limit = bodyLimit): Promise<string | undefined> => {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const read = () => reader.read().catch(() => undefined);
  for (let next = await read(); !next?.done; next = await read()) {
    if (!next) return undefined;
    size += next.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks).toString('utf8');
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
