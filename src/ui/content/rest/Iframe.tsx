import type { BlockOf } from '../views.ts';
import css from './Iframe.module.css';

/** A page of somebody else's whom the shop trusts, in a room of its own: it cannot lead the shopper away. */
export const Iframe = ({ block: { url, title, height } }: { readonly block: BlockOf<'iframe'> }) => (
  <iframe
    src={url}
    title={title}
    height={height}
    loading="lazy"
    referrerPolicy="strict-origin-when-cross-origin"
    sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    className={css.frame}
  />
);
