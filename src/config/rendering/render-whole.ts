import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The end of what React leaves in place of a boundary whose content threw or was not ready. Texts cannot hold it: `>` is
 * escaped. The `<` that it begins with stands everywhere, and would be looked at a thousand times.
 */
const givenUp = '$!-->';

/** Throws when anything in the markup threw or waits, so that no half page is cached. */
export const wholeMarkup = (html: string): string => {
  if (html.includes(givenUp)) throw new Error('A part of the page threw or was not ready');
  return html;
};

/**
 * A whole page as one string. In one go: writing the same page to a stream takes three times as long, and nothing is
 * sent before all of it is there. Throws as `wholeMarkup` does.
 */
export const renderWhole = (node: ReactNode): string => wholeMarkup(`<!DOCTYPE html>${renderToString(node)}`);
