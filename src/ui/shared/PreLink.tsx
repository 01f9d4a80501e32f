import { createContext, use } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Fetches code and data of a link's target at the first sign of intent. The browser's entry provides it. */
export const PreloadContext = createContext<(to: string) => void>(() => undefined);

/** A link that begins to load when it is pointed at or focused. */
export const PreLink = ({ to, ...rest }: Omit<LinkProps, 'to'> & { readonly to: string }) => {
  const preload = use(PreloadContext);
  return (
    <Link discover="none" to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)} {...rest} />
  );
};
