import type { Failure } from '../../application/shared/failure.ts';

/** What an SMTP client tells of a mail that did not go. */
interface Trouble {
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
}

/** Codes that say of an address itself that it takes nothing, now and later. Source: RFC 3463. */
const gone = /^\d{3}[ -]5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)\b/;
const enhanced = /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}\b/;
/** What servers without enhanced codes answer to an address that they do not have. Source: RFC 5321. */
const plainlyGone: ReadonlySet<unknown> = new Set([550, 551, 553]);

const isGone = ({ responseCode, response, command }: Trouble): boolean => {
  const said = typeof response === 'string' ? response : '';
  return enhanced.test(said) ? gone.test(said) : command === 'RCPT TO' && plainlyGone.has(responseCode);
};

/**
 * What became of a mail that was not taken. Only an address that does not exist is refused for good: a server that knows
 * us not, or takes our mail for spam, can be mended within the day that the mail waits. Source: DELIVER-2, DELIVER-3.
 */
export const smtpFailure = (error: unknown): Failure => {
  if (typeof error !== 'object' || error === null) return { _tag: 'Unreachable' };
  if (isGone(error)) return { _tag: 'NotFound', code: 'mail.mailbox' };
  const { responseCode } = error as Trouble;
  return typeof responseCode === 'number'
    ? { _tag: 'Unavailable', status: responseCode }
    : { _tag: 'Unreachable' };
};
