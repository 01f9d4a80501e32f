/**
 * Whether the browser supports what the app needs. It checks the newest feature, which implies the others:
 * `Promise.withResolvers`, `Object.groupBy`, popovers and `:has` are older.
 */
export const runsApp = (): boolean => 'Iterator' in globalThis;

/** Returns the page for visitors without scripts that replaces a page filled by scripts. */
const plainPage = (): string | undefined =>
  /url=([^"]+)/.exec(document.querySelector('head noscript')?.textContent ?? '')?.[1];

/** Hides elements that need scripts and shows their replacements. */
const turnStyles = (): void => {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('scripting'))
        rule.media.mediaText = rule.conditionText.includes('none') ? 'all' : 'not all';
};

/** Leads from a page that scripts fill to the page that needs none. False if there is no such page. */
export const goToPlainPage = (): boolean => {
  const path = plainPage();
  if (path) location.replace(path);
  return path !== undefined;
};

/** Shows a page as it looks without scripts. */
export const showPlain = (): void => {
  if (!goToPlainPage()) turnStyles();
};
