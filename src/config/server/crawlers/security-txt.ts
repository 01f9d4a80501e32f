import { activeLocales } from '../../../domain/shared/locale-config.ts';

/** The validity of the file, which is created anew long before it expires: RFC 9116 requires less than a year. Units: ms. */
const day = 86_400_000;
const lasts = 180 * day;

/**
 * The contact for vulnerabilities, in the format of RFC 9116. `now`: it is valid for half a year from that day on, so
 * that it never expires on a running server.
 */
export const securityTxt = (email: string, origin: string, now: number): string => {
  const expires = new Date(Math.floor((now + lasts) / day) * day).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${activeLocales().join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};
