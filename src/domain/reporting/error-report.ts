/** An error as it is told to whoever keeps them. */

import { isIgnored } from './ignored-errors.ts';
import { strippedAddress, strippedText } from './without-secrets.ts';

/** What happened before. Source: TRK-6. */
export interface Breadcrumb {
  readonly kind: 'page' | 'press' | 'request' | 'failure';
  readonly text: string;
  /** Units: milliseconds since 1970. */
  readonly at: number;
}

export type ErrorTags = Readonly<Record<string, string>>;

export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  /** Calls, the innermost first: `submit /assets/app-1a2b3c4.js:1:20`. */
  readonly frames: readonly string[];
  readonly page: string;
  readonly tags: ErrorTags;
  readonly crumbs: readonly Breadcrumb[];
}

/** How many things that happened before an error are told. Source: TRK-6. */
export const maxBreadcrumbs = 50;
const maxFrames = 20;

/** One more; of too many the oldest is forgotten. Source: TRK-6. */
export const withBreadcrumb = (crumbs: readonly Breadcrumb[], crumb: Breadcrumb): readonly Breadcrumb[] =>
  [...crumbs, crumb].slice(-maxBreadcrumbs);

/** A breadcrumb as a report may keep it: its address and its text without secrets. Source: TRK-6. */
export const strippedCrumb = (crumb: Breadcrumb): Breadcrumb => ({
  ...crumb,
  text: crumb.kind === 'page' ? strippedAddress(crumb.text) : strippedText(crumb.text),
});

/** `    at submit (http://shop/assets/app.js:1:20)` or `submit@http://shop/assets/app.js:1:20`; undefined: no frame. */
const frameIn = (line: string): string | undefined => {
  const [, name = '', place] =
    /^\s*at (?:(.*?) \()?((?:[a-z]+:\/)?\/[^\s()]+?)\)?$/.exec(line) ??
    /^([\w$.<>/]*)@((?:[a-z]+:\/)?\/\S+)$/.exec(line) ??
    [];
  return place === undefined ? undefined : `${strippedText(name)} ${strippedAddress(place)}`.trim();
};

/** The calls of a stack, without what stood before them: that is the message. Source: TRK-6. */
export const framesOf = (stack: string): readonly string[] =>
  stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => frameIn(line) ?? [])
    .slice(0, maxFrames);

/** Whatever was thrown as a report; undefined: it says nothing about the shop. Source: TRK-6. */
export const reportOf = (
  thrown: { readonly name: string; readonly message: string; readonly stack: string },
  page: string,
  tags: ErrorTags,
  crumbs: readonly Breadcrumb[],
): ErrorReport | undefined => {
  if (isIgnored(`${thrown.name}: ${thrown.message}`)) return undefined;
  return strippedReport({ ...thrown, frames: framesOf(thrown.stack), page, tags, crumbs });
};

/** A report of whoever sent it, without anything that could be somebody's. Source: TRK-6. */
export const strippedReport = ({ name, message, frames, page, tags, crumbs }: ErrorReport): ErrorReport => ({
  name: strippedText(name).slice(0, 100),
  message: strippedText(message),
  frames: frames.slice(0, maxFrames).map((frame) => frame.split(' ').map(strippedAddress).join(' ')),
  page: strippedAddress(page),
  tags: Object.fromEntries(
    Object.entries(tags)
      .slice(0, 20)
      .map(([tag, value]) => [strippedText(tag).slice(0, 40), strippedText(value).slice(0, 200)]),
  ),
  crumbs: crumbs.slice(-maxBreadcrumbs).map(strippedCrumb),
});
