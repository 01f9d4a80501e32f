/** A version of three numbers, `0.2.0`. */
export const isVersion = (text: string): boolean => /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(text);

/** Whether one version comes after another. */
export const isAfter = (version: string, before: string): boolean => {
  const [ours, theirs] = [version, before].map((text) => text.split('.').map(Number));
  const differs = (ours ?? []).findIndex((number, i) => number !== theirs?.[i]);
  return differs >= 0 && (ours?.[differs] ?? 0) > (theirs?.[differs] ?? 0);
};

const heading = '## Unreleased\n';

/**
 * Returns the changelog with the unreleased changes moved under a version and a day; undefined if there is nothing to
 * release.
 */
export const releasedChangelog = (changelog: string, version: string, day: string): string | undefined => {
  const [before, rest] = changelog.split(heading);
  if (before === undefined || rest === undefined) return undefined;
  const next = rest.search(/^## /m);
  const news = next < 0 ? rest : rest.slice(0, next);
  return news.trim() === '' ? undefined : `${before}${heading}\n## ${version} · ${day}\n${rest}`;
};
