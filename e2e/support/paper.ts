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
