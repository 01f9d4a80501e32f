import { activeLocales } from '../../../domain/shared/locale-config.ts';

/** Read anew before it has run out: RFC 9116 asks for less than a year. Units: ms. */
const day = 86_400_000;
const lasts = 180 * day;

/**
 * Whom to tell of a weakness, as RFC 9116 writes it. `now`: it is good for half a year from that day on, so that it never
 * runs out on a server that answers.
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
