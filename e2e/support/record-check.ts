import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Page, test } from '@playwright/test';
import { type Check, checksFile } from '../../scripts/accessibility/check.ts';
import { pageOf } from '../../scripts/accessibility/page-of.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import { defaultLocale, isLocale } from '../../src/domain/shared/locale.ts';

const looks = new Map<string, number>();

/** Records the findings on the current page. Writes whole lines, because several workers write the same file. */
export const recordCheck = async (page: Page, rules: readonly string[]): Promise<void> => {
  const { titlePath, testId, retry } = test.info();
  const attempt = `${testId} ${retry}`;
  const look = (looks.get(attempt) ?? 0) + 1;
  looks.set(attempt, look);
  const { brand, lang, width } = await page.evaluate(() => ({
    brand: document.documentElement.dataset.brand,
    lang: document.documentElement.lang,
    width: innerWidth,
  }));
  const { hostname, pathname } = new URL(page.url());
  const language = lang.slice(0, 2);
  const check: Check = {
    page: pageOf(pathname),
    state: [...titlePath, look].join(' · '),
    // The sandbox's own pages do not name the shop; their host does.
    shop: brandIds.find((id) => id === brand || hostname === `${id}.localhost`) ?? 'okulino',
    locale: isLocale(language) ? language : defaultLocale,
    width,
    rules: [...new Set(rules)],
  };
  mkdirSync(dirname(checksFile), { recursive: true });
  appendFileSync(checksFile, `${JSON.stringify(check)}\n`);
};
