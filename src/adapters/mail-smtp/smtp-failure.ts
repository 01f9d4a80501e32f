import type { Failure } from '../../application/shared/failure.ts';

/** The details of an SMTP client's error. */
interface Trouble {
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
}

/** Codes that mean the address itself does not accept mail, permanently. Source: RFC 3463. */
const gone = /^\d{3}[ -]5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)\b/;
const enhanced = /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}\b/;
/** Codes with which servers without enhanced codes refuse an unknown address. Source: RFC 5321. */
const plainlyGone: ReadonlySet<unknown> = new Set([550, 551, 553]);

const isGone = ({ responseCode, response, command }: Trouble): boolean => {
  const said = typeof response === 'string' ? response : '';
  return enhanced.test(said) ? gone.test(said) : command === 'RCPT TO' && plainlyGone.has(responseCode);
};

/**
 * Returns the failure of a mail that was not accepted. Only an unknown address is refused permanently: if a server does
 * not know us or takes the mail for spam, that can be fixed within the day that the mail waits. Source: DELIVER-2,
 * DELIVER-3.
 */
export const smtpFailure = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null) return { _tag: 'Unreachable' };
  if (isGone(error)) return { _tag: 'NotFound', code: 'mail.mailbox' };
  const { responseCode } = error as Trouble;
  return typeof responseCode === 'number'
    ? { _tag: 'Unavailable', status: responseCode }
    : { _tag: 'Unreachable' };
};
