import bowser from 'bowser';

/** Families, as people know them; empty: unknown. */
export interface KnownBrowser {
  readonly browser: string;
  readonly system: string;
}

/** Units: characters. Longer is nobody's name. */
const longest = 30;

/** What a browser calls itself, without its version: enough to know one's own again, and no more. Source: AUTH-19. */
export const browserOf = (userAgent: string | null): KnownBrowser => {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os, platform } = bowser.parse(userAgent);
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  return { browser: (browser.name ?? '').slice(0, longest), system: (system ?? '').slice(0, longest) };
};
