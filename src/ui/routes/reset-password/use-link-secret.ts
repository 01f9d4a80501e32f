import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const secretIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/**
 * Returns the secret of a mail's link, and removes it from the address bar at once. The same page in another language
 * gets it behind the `#` again. Another link may be opened in the same document. Source: ROUTE-5, ROUTE-14, AUTH-11.
 */
export const useLinkSecret = (): string => {
  const { hash } = useLocation();
  const [secret, setSecret] = useState('');
  const opened = secretIn(hash);
  if (opened && opened !== secret) setSecret(opened);
  useEffect(() => {
    if (!secret) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    const takeAlong = ({ target: form }: Event): void => {
      if (form instanceof HTMLFormElement && form.matches('[action*="/language"]')) {
        const url = new URL(form.action);
        url.hash = encodeURIComponent(secret);
        form.action = url.href;
      }
    };
    document.addEventListener('submit', takeAlong);
    return () => document.removeEventListener('submit', takeAlong);
  }, [secret]);
  return secret;
};
