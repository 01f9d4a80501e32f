/** An e-mail as it is named where others may look on: its owner knows it, and nobody learns it. */

const first = (text: string): string => [...text].slice(0, 1).join('');

/**
 * The first letter of each side and how the address ends: `m…@e….org`. What is no address is not shown at all.
 * Source: AUTH-20.
 */
export const maskedEmail = (email: string): string => {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  if (at < 1 || host === '') return '…';
  const dot = host.lastIndexOf('.');
  return `${first(local)}…@${first(host)}…${dot > 0 ? host.slice(dot) : ''}`;
};
