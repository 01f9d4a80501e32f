import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The end of React's marker for a boundary whose content threw or was not ready. Texts cannot contain it, because `>`
 * is escaped. The search omits its leading `<`, which occurs everywhere and would slow it down.
 */
const givenUp = '$!-->';

/** Throws if any part of the markup threw or was not ready, so that no incomplete page is cached. */
export const wholeMarkup = (html: string): string => {
  if (html.includes(givenUp)) throw new Error('A part of the page threw or was not ready');
  return html;
};

/**
 * Renders a whole page to a string. A stream would take three times as long, and nothing is sent before the page is
 * complete. Throws like `wholeMarkup`.
 */
export const renderWhole = (node: ReactNode): string => wholeMarkup(`<!DOCTYPE html>${renderToString(node)}`);
