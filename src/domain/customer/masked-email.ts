/** Masks an e-mail address where others may see it: only its owner can recognise it. */

const first = (text: string): string => [...text].slice(0, 1).join('');

/**
 * Returns the first letter of each side and the end of the address: `m…@e….org`. An invalid address is not shown at
 * all. Source: AUTH-20.
 */
export const maskedEmail = (email: string): string => {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 1 || host === '') return '…';
  const dot = host.lastIndexOf('.');
  return `${first(local)}…@${first(host)}…${dot > 0 ? host.slice(dot) : ''}`;
};
