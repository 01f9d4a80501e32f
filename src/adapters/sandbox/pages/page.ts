import { createHash } from 'node:crypto';
import type { Locale } from '../../../domain/shared/locale.ts';
import { type Html, html } from './html.ts';

export interface SandboxPage {
  readonly locale: Locale;
  readonly title: string;
  readonly style: string;
  readonly body: Html;
  readonly status?: number;
  /** Whether a page of the same host may show it in a frame. */
  readonly framed?: boolean;
}

const policy = (style: string, framed: boolean): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');

/**
 * Opts in to view transitions like the shop's own pages, because shoppers move between the two: a browser complains if
 * only one of two pages opts in. Nothing fades, because a click during a fade would be lost.
 */
const passing =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{view-transition-name:none}';

/** Builds the response for a sandbox page: no script, an inline style allowed by its hash, never cached. */
export const pageAnswer = ({
  locale,
  title,
  style: own,
  body,
  status = 200,
  framed = false,
}: SandboxPage): Response => {
  const style = `${passing}${own}`;
  return new Response(
    html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${{ markup: style }}</style></head>
<body>${body}</body></html>`.markup,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy(style, framed),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      },
    },
  );
};
