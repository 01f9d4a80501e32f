import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import type { BrandId } from '../domain/shared/brand-id.ts';
import { conditionMedia } from './conditions.ts';

/** The properties of the document itself. They are part of the page's data block, so that hydration renders the same. */
export interface Shell {
  /** A BCP 47 tag. It begins with the language of the texts. */
  readonly lang: string;
  readonly brand: BrandId;
  /** The address of the only script at load. */
  readonly starter: string;
  /** The colours of the browser's own frame, for light and dark pages. */
  readonly themeColors: readonly [light: string, dark: string];
  /** The stylesheet for dark mode, forced colours and print. Absent in development. */
  readonly conditions?: string;
  /** Whether the document contains a link to the stylesheet of the content below the first viewports. */
  readonly later?: boolean;
  /** Scripts to preload, on personal pages only. Public pages preload none, so that their images load first. */
  readonly preload?: readonly string[];
}

/**
 * React renders the whole document. The browser reads the texts `css` and `boot` back from the page it received, so
 * neither is sent twice and hydration finds the same markup. React hoists titles and meta tags into the head, wherever
 * they are rendered.
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
        {/*
         * Blocks rendering until the first screens of the page have arrived. With only half of them, view transitions
         * and scroll restoration have no target.
         */}
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
