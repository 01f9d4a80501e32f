import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import type { BrandId } from '../domain/shared/brand-id.ts';
import { conditionMedia } from './conditions.ts';

/** What the document itself is made of; part of the page's data block, so that hydration renders the same. */
export interface Shell {
  /** BCP 47; begins with the language of the words. */
  readonly lang: string;
  readonly brand: BrandId;
  /** Address of the only script at load. */
  readonly starter: string;
  /** Colours of the browser's own frame, on a light page and on a dark one. */
  readonly themeColors: readonly [light: string, dark: string];
  /** The sheet that few ask for: dark, forced colours, paper. None in development. */
  readonly conditions?: string;
  /** Whether a link to the sheet below the first windows stands in it. */
  readonly later?: boolean;
  /** Personal pages only: scripts that are wanted at once. A public page names none, its pictures go first. */
  readonly preload?: readonly string[];
}

/**
 * The whole document is React's. `css` and `boot` are texts that the browser reads back from the page it received,
 * so neither travels twice and hydration compares equal. Titles and metas rendered anywhere are hoisted into the head.
 */
export const Document = ({
  shell,
  css,
  boot,
  children,
}: {
  readonly shell: Shell;
  readonly css: string;
  readonly boot: string;
  readonly children: ReactNode;
}) => {
  const [light, dark] = shell.themeColors;
  for (const script of shell.preload ?? []) preloadModule(script);
  return (
    <html lang={shell.lang} data-brand={shell.brand} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content={light} />
        {/* A page is shown once its first windows are there: half of them have no places to glide to or to scroll back to. */}
        <link rel="expect" href={shell.later ? '#later' : '#boot'} blocking="render" />
        <link rel="icon" href={`/brand/${shell.brand}/icon.svg`} />
        <link rel="manifest" href={`/${shell.lang.slice(0, 2)}.webmanifest`} />
        <style>{css}</style>
        {shell.conditions && <link rel="stylesheet" href={shell.conditions} media={conditionMedia} />}
        <script type="module" async src={shell.starter} />
      </head>
      <body>
        {children}
        <script id="boot" type="application/json">
          {boot}
        </script>
      </body>
    </html>
  );
};
