/**
 * Whether an engine has what the app is written for: the newest of it, so that it has the rest as well. Less new than
 * this are `Promise.withResolvers`, `Object.groupBy`, popovers and `:has`.
 */
export const runsApp = (): boolean => 'Iterator' in globalThis;

/** Where whoever has no scripts is led from a page that scripts fill. */
const plainPage = (): string | undefined =>
  /url=([^"]+)/.exec(document.querySelector('head noscript')?.textContent ?? '')?.[1];

/** What only scripts answer is hidden, and what stands in for them is not. */
const turnStyles = (): void => {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('scripting'))
        rule.media.mediaText = rule.conditionText.includes('none') ? 'all' : 'not all';
};

/** Leads from a page that scripts fill to the one that needs none. False: there is no such page. */
export const leadToPlain = (): boolean => {
  const path = plainPage();
  if (path) location.replace(path);
  return path !== undefined;
};

/** Shows a page as one that has no scripts. */
export const showPlain = (): void => {
  if (!leadToPlain()) turnStyles();
};
