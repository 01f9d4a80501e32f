import type { Shopper } from './shopper.ts';

/** Mails in the mailbox about one order or to one recipient. */
export const mailsWith = async ({ page, direct }: Shopper, text: string): Promise<readonly string[]> => {
  const html = await (await page.request.get(`${direct}/mailbox`)).text();
  return [...html.matchAll(/<li><a href="(\/mailbox\/\d+)">(.*?)<\/a>/gs)]
    .filter(([, , about = '']) => about.includes(text))
    .map(([, href = '']) => href);
};
