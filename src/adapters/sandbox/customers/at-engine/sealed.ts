import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
/** Units: bytes. */
const ivLength = 12;
const tagLength = 16;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'dioptra engine session', 32));

/**
 * Encrypts a text with the secret that only a customer's browser holds, so that read access to the database is not
 * enough to use it.
 */
export const sealed = (text: string, secret: string): string => {
  const iv = randomBytes(ivLength);
  const work = createCipheriv(cipher, keyOf(secret), iv);
  const closed = Buffer.concat([work.update(text, 'utf8'), work.final()]);
  return Buffer.concat([iv, work.getAuthTag(), closed]).toString('base64url');
};

/** Decrypts a text. Undefined if it was encrypted with another secret. */
export const unsealed = (closed: string, secret: string): string | undefined => {
  const bytes = Buffer.from(closed, 'base64url');
  const tag = bytes.subarray(ivLength, ivLength + tagLength);
  if (tag.length < tagLength) return undefined;
  const work = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  work.setAuthTag(tag);
  try {
    return work.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + work.final('utf8');
  } catch {
    return undefined;
  }
};
