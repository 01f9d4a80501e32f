import type { BlockOf } from '../views.ts';
import css from './Iframe.module.css';

/** A page of a trusted third party in a sandboxed frame. It cannot navigate the shop's page away. */
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
