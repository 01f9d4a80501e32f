import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

interface Printed {
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** A smaller overlap is an overhanging letter. Units: points. */
const slack = 2;

const overlap = (a: Printed, b: Printed): boolean =>
  a.left < b.left + b.width - slack &&
  b.left < a.left + a.width - slack &&
  a.bottom < b.bottom + b.height - slack &&
  b.bottom < a.bottom + a.height - slack;

/** Words that overlap on the printed pages. */
export const overlapsOnPaper = async (page: Page): Promise<readonly string[]> => {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const found: string[] = [];
  for (let sheet = 1; sheet <= file.numPages; sheet += 1) {
    const { items } = await (await file.getPage(sheet)).getTextContent();
    const printed = items.flatMap((item): readonly Printed[] =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              left: item.transform[4],
              bottom: item.transform[5],
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    );
    for (const [index, one] of printed.entries())
      for (const other of printed.slice(index + 1))
        if (overlap(one, other)) found.push(`${sheet}: ${one.text} over ${other.text}`);
  }
  return found;
};

/** Elements that belong to the screen and not to the page: on paper they would be a fault. */
const screenOnly = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'footer, aside, dialog, header nav, main nav, #main ~ nav, [data-consent], main button:not(:has(img))',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );

const inks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    ...['h1', 'main p, main dd, main td'].map((of) => {
      const found = [...document.querySelectorAll(of)].find((one) => one.checkVisibility());
      return found ? getComputedStyle(found).color : '';
    }),
  ]);

const white = 'rgba(0, 0, 0, 0)';
export const black = 'rgb(0, 0, 0)';
/** Texts that are paler than others on the screen are a dark grey on paper. */
const inksOfTexts = [black, 'rgb(34, 34, 34)', 'rgb(51, 51, 51)'];

/** What is wrong with a print of the current page from a wide window: elements for screens only, colours, overlapping words. */
export const faultsOnPaper = async (
  page: Page,
  textInks: readonly string[] = inksOfTexts,
): Promise<readonly string[]> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'print' });
  const [ground = '', title = '', text = ''] = await inks(page);
  const found = [
    ...(await screenOnly(page)),
    ...(ground === white ? [] : [`The ground is ${ground}`]),
    ...(title === black ? [] : [`The title is ${title}`]),
    ...(textInks.includes(text) ? [] : [`The text is ${text}`]),
    ...(await overlapsOnPaper(page)),
  ];
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return found;
};
