import type { Locale } from '../../../src/domain/shared/locale.ts';
import { pathTo } from '../../../src/domain/shared/paths.ts';
import type { Journey } from '../stage.ts';
import { visitorAt } from '../visitor.ts';
import { demo } from './steps.ts';

const language =
  (locale: Locale, to: Locale): Journey['play'] =>
  async ({ visitor, titleOf, line }) => {
    const reader = await visitor('viszola', locale, 1280);
    const { tab, open, press, see, until } = reader;
    await open(pathTo.product(locale, demo.daily));
    await press({
      kind: 'button',
      name: reader.say('header.changeLanguage'),
      isPart: true,
      within: 'header',
    });
    await press({ kind: 'button', css: `button[lang="${to}"]` });
    await until(`The page is not in ${to}`, async () =>
      (await tab.ask(() => document.documentElement.lang)).startsWith(to),
    );
    const there = visitorAt(tab, line.port, 'viszola', to);
    await see({ kind: 'heading', name: await titleOf(there, demo.daily) });
  };

const ring = ['de', 'fr', 'it', 'en', 'de'] as const;

export const languages: readonly Journey[] = ring.slice(1).map((to, i) => ({
  name: `a product is read in another language: from ${ring[i]} to ${to}`,
  play: language(ring[i] ?? 'de', to),
}));
