import type { BrowserContext } from '@playwright/test';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import type { OptionalCategory } from '../../src/domain/tracking/consent.ts';
import { consentVersion } from '../../src/domain/tracking/consent-glance.ts';

/** A visitor who answered the cookie question today, in every shop. Cookies are shared between ports. */
export const answerBefore = (
  context: BrowserContext,
  allowed: readonly OptionalCategory[],
): Promise<void> => {
  const letters = allowed.map((category) => category.charAt(0)).join('');
  const value = `${consentVersion}.${new Date().toISOString().slice(0, 10)}.${letters}`;
  const hosts = ['localhost', '127.0.0.1', ...brandIds.map((brand) => `${brand}.localhost`)];
  return context.addCookies(
    hosts.map((domain) => ({ name: 'consent', value, domain, path: '/', sameSite: 'Lax' as const })),
  );
};
