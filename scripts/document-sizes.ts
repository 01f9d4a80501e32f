import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { brandIds } from '../src/domain/shared/brand-id.ts';
import { locales } from '../src/domain/shared/locale.ts';

/** One page of one shop in one language, and the size of its document. Units: kB (1000 bytes), as sent. */
export interface DocumentSize {
  readonly brand: string;
  readonly locale: string;
  readonly page: string;
  readonly size: number;
}

interface Answer {
  readonly body: Buffer;
  readonly status: number;
}

/** Requests a page of a shop by its host name, which `fetch` would not send. */
const ask = (port: number, brand: string, path: string, encoding: 'br' | 'identity'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${brand}.localhost:${port}`, 'accept-encoding': encoding };
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ body: Buffer.concat(parts), status: response.statusCode ?? 0 }));
    }).on('error', reject);
  });

const tick = () => new Promise((resolve) => setTimeout(resolve, 100));

/** How often a page is requested in vain: its compression waits for that of others. */
const most = 100;

/**
 * Requests the page until it comes with the best compression, which is what almost every visitor gets; only that
 * shortens the document, too. Units: bytes.
 */
export const packed = async (port: number, brand: string, path: string): Promise<number> => {
  const { body: whole, status } = await ask(port, brand, path, 'identity');
  if (status !== 200) throw new Error(`${brand} ${path} answered ${status}`);
  for (let visit = 0; visit < most; visit += 1) {
    const { body } = await ask(port, brand, path, 'br');
    if (brotliDecompressSync(body).length < whole.length) return body.length;
    await tick();
  }
  throw new Error(`${brand} ${path} never came with the best compression`);
};

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** The pages that the budget applies to. Of all products, a daily lens has the longest page. */
export const pagesOf = async (port: number, brand: string, locale: string) => {
  const prefix = locale === 'de' ? '' : `/${locale}`;
  const home = prefix || '/';
  const read = async (path: string) => linksOf((await ask(port, brand, path, 'identity')).body.toString());
  const links = await read(home);
  const category = links.find((href) => /\/c\//.test(href)) ?? home;
  const products = [...links, ...(await read(category))].filter((href) => /\/p\//.test(href));
  const daily = products.find((href) => /\/p\/100/.test(href));
  return {
    home,
    category,
    product: daily ?? products[0] ?? home,
    search: `${prefix}/s?search=hydralis`,
    cart: `${prefix}/cart`,
    checkout: `${prefix}/checkout/customer`,
  };
};

const sizesOf = async (port: number, brand: string): Promise<readonly DocumentSize[]> => {
  const sizes: DocumentSize[] = [];
  for (const locale of locales)
    for (const [page, path] of Object.entries(await pagesOf(port, brand, locale)))
      sizes.push({ brand, locale, page, size: (await packed(port, brand, path)) / 1000 });
  return sizes;
};

/** Sizes of the documents in every shop and language. The shops' pages are compressed at once, on all processors. */
export const documentSizes = async (port: number): Promise<readonly DocumentSize[]> =>
  (await Promise.all(brandIds.map((brand) => sizesOf(port, brand)))).flat();
