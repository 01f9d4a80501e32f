/** An error as it is sent to the error-reporting service. */

import { type Breadcrumb, maxBreadcrumbs } from './breadcrumbs.ts';
import { isIgnored } from './ignored-errors.ts';
import { strippedAddress, strippedText } from './without-secrets.ts';

export type ErrorTags = Readonly<Record<string, string>>;

export interface ErrorReport {
  readonly name: string;
  readonly message: string;
  /** The stack frames, the innermost first: `submit /assets/app-1a2b3c4.js:1:20`. */
  readonly frames: readonly string[];
  readonly page: string;
  readonly tags: ErrorTags;
  readonly crumbs: readonly Breadcrumb[];
}

const maxFrames = 20;

/** Returns a breadcrumb with secrets removed from its address and text. Source: TRK-6. */
export const strippedCrumb = (crumb: Breadcrumb): Breadcrumb => ({
  ...crumb,
  text: crumb.kind === 'page' ? strippedAddress(crumb.text) : strippedText(crumb.text),
});

/**
 * Parses ` at submit (http://shop/assets/app.js:1:20)` or `submit@http://shop/assets/app.js:1:20`. Undefined if the
 * line is not a frame.
 */
const frameIn = (line: string): string | undefined => {
  const [, name = '', place] =
    /^\s*at (?:(.*?) \()?((?:[a-z]+:\/)?\/[^\s()]+?)\)?$/.exec(line) ??
    /^([\w$.<>/]*)@((?:[a-z]+:\/)?\/\S+)$/.exec(line) ??
    [];
  return place === undefined ? undefined : `${strippedText(name)} ${strippedAddress(place)}`.trim();
};

/** Returns the frames of a stack, without the message before them. Source: TRK-6. */
export const framesOf = (stack: string): readonly string[] =>
  stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => frameIn(line) ?? [])
    .slice(0, maxFrames);

/** Converts a thrown error to a report. Undefined if the error says nothing about the shop. Source: TRK-6. */
export const reportOf = (
  thrown: { readonly name: string; readonly message: string; readonly stack: string },
  page: string,
  tags: ErrorTags,
  crumbs: readonly Breadcrumb[],
): ErrorReport | undefined => {
  if (isIgnored(`${thrown.name}: ${thrown.message}`)) return undefined;
  return strippedReport({ ...thrown, frames: framesOf(thrown.stack), page, tags, crumbs });
};

/** Removes all personal data from a report of any sender. Source: TRK-6. */
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
