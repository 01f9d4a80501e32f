import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from './line.ts';
import type { Journey, Stage } from './stage.ts';
import type { Browser, Tab } from './tab.ts';
import { answerConsent, blank, type Visitor, visitorAt } from './visitor.ts';

const heights = { 390: 844, 1280: 900 } as const;

const titleOf = async (
  { brand, locale, origin }: Visitor,
  product: string,
  port: number,
): Promise<string> => {
  const address = `http://localhost:${port}/api/products/${product}?brand_channel=${brand}&locale=${locale}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${origin} sells no ${product}`);
  return ((await answer.json()) as { title: string }).title;
};

/** Plays one journey in one browser. Returns the error, or nothing. `pictures`: the folder for screenshots. */
export const play = async (
  browser: Browser,
  journey: Journey,
  line: Line,
  pictures: string | undefined,
): Promise<readonly string[]> => {
  const tabs = new Set<Tab>();
  const complaints: string[] = [];
  const leave = async (tab: Tab) => {
    complaints.push(...tab.complaints);
    tabs.delete(tab);
    await tab.close();
  };
  if (pictures) mkdirSync(pictures, { recursive: true });
  line.set({});
  line.told.length = 0;
  const stage: Stage = {
    line,
    visitor: async (brand, locale, width, scripts = 'run') => {
      const tab = await browser.open({ width, height: heights[width] }, scripts);
      tabs.add(tab);
      const visitor = visitorAt(tab, line.port, brand, locale);
      await answerConsent(visitor);
      return visitor;
    },
    leave: ({ tab }) => leave(tab),
    titleOf: (visitor, product) => titleOf(visitor, product, line.port),
    look: async ({ tab, brand }, name) => {
      if (!pictures) return;
      await tab.ask(() => {
        scrollTo({ top: 0, behavior: 'instant' });
        return null;
      });
      await new Promise((resolve) => setTimeout(resolve, 600));
      const width = await tab.ask(() => innerWidth);
      writeFileSync(join(pictures, `${brand}-${width}-${name}-${browser.name}.png`), await tab.picture());
    },
  };
  const wrong: string[] = [];
  try {
    await journey.play(stage);
  } catch (error) {
    wrong.push(String(error));
    if (pictures)
      for (const tab of tabs)
        writeFileSync(join(pictures, `failed-${browser.name}.png`), await tab.picture());
  }
  line.set({});
  for (const tab of tabs) await leave(tab);
  const { mayComplain } = journey;
  const unexpected = [...complaints, ...line.told].filter(
    (text) => !mayComplain?.test(text) && !text.includes(blank),
  );
  return [...wrong, ...new Set(unexpected)];
};
