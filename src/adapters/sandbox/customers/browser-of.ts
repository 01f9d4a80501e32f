import bowser from 'bowser';

/** The families of browser and system, by their common names. Empty if unknown. */
export interface KnownBrowser {
  readonly browser: string;
  readonly system: string;
}

/** Longest name that is stored; the rest is cut off. Units: characters. */
const longest = 30;

/**
 * Returns the name of a browser without its version. This is enough for customers to recognise their own, and no more.
 * Source: AUTH-19.
 */
export const browserOf = (userAgent: string | null): KnownBrowser => {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os, platform } = bowser.parse(userAgent);
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  return { browser: (browser.name ?? '').slice(0, longest), system: (system ?? '').slice(0, longest) };
};
