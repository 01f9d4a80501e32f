import { createHmac } from 'node:crypto';

export const signatureHeader = 'x-dioptra-signature';
export const noticeHeader = 'x-dioptra-notice';

/**
 * `t=1764115200,v1=…`: HMAC-SHA256 over the time (seconds) and the body as it is sent, so that an old notice cannot be
 * replayed.
 */
export const signature = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
