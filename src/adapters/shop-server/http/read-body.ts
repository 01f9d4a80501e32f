import * as E from 'fp-ts/Either';
import { typedEmail } from '../../../domain/customer/email.ts';
import { readBytes } from '../../shared/read-bytes.ts';
import { isJson } from './write-guard.ts';

/** Maximum body size, many times the largest order. Units: bytes. */
export const bodyLimit = 64 * 1024;

export type BodyRefusal = 'request.not_json' | 'request.too_large' | 'request.malformed';

/** Reads the text of a request. Undefined if it is larger than the limit, or if the sender disconnected. */
export const readText = async (request: Request, limit = bodyLimit): Promise<string | undefined> => {
  const bytes = await readBytes(request, limit);
  return bytes && Buffer.from(bytes).toString('utf8');
};

/**
 * Throws on a text with a NUL or a lone surrogate: no database stores it. Composes letters (Unicode NFC): systems differ in
 * whether they send `é` as one code point or as two, and an e-mail, a name or a password must compare equal. Of an e-mail
 * only the visible characters count.
 */
const readTextOf = (key: string, value: unknown): unknown => {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new TypeError('a string has a NUL or a lone surrogate');
  if (typeof value !== 'string') return value;
  return /(?:^|_)email$/.test(key) ? typedEmail(value) : value.normalize('NFC');
};

/** The JSON of a request, its texts in Unicode NFC; undefined if the body is empty. Source: ADDR-2, ADDR-8. */
export const readBody = async (request: Request): Promise<E.Either<BodyRefusal, unknown>> => {
  const text = await readText(request);
  if (text === undefined) return E.left('request.too_large');
  if (text === '') return E.right(undefined);
  if (!isJson(request)) return E.left('request.not_json');
  try {
    return E.right(JSON.parse(text, readTextOf));
  } catch {
    return E.left('request.malformed');
  }
};
