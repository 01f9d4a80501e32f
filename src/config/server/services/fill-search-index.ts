import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeClient } from '../../../adapters/backend/client.ts';
import { browsingApi } from '../../../adapters/contract/browsing-api.ts';
import { readMembers, readRecords } from '../../../adapters/search-algolia/read-records.ts';
import { type AlgoliaSettings, indexPatience } from '../../../adapters/search-algolia/settings.ts';
import { makeIndexWriter } from '../../../adapters/search-algolia/write-index.ts';
import { type BrandId, brandIds, isBrandId } from '../../../domain/shared/brand-id.ts';
import { isLocale, type Locale, locales } from '../../../domain/shared/locale.ts';
import { now } from '../../clock.ts';

/** The arguments of the script: `--shop okulino --language de --from http://localhost:3000`. */
export interface IndexWishes {
  readonly brands: readonly BrandId[];
  readonly locales: readonly Locale[];
  /** The address of the running shop that is read. */
  readonly from: string;
}

/** Parses the arguments after the script's name. A refusal says what is expected. */
export const readWishes = (words: readonly string[]): E.Either<string, IndexWishes> => {
  const said = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) said.set(words[at] ?? '', words[at + 1] ?? '');
  const strange = [...said.keys()].find((name) => !['--shop', '--language', '--from'].includes(name));
  if (strange !== undefined)
    return E.left(`${strange} is not an option. Options: --shop, --language, --from`);
  const [shop, language] = [said.get('--shop'), said.get('--language')];
  if (shop !== undefined && !isBrandId(shop)) return E.left(`--shop should be one of ${brandIds.join(', ')}`);
  if (language !== undefined && !isLocale(language))
    return E.left(`--language should be one of ${locales.join(', ')}`);
  const from = said.get('--from') ?? 'http://localhost:3000';
  if (!URL.canParse(from)) return E.left('--from should be an address');
  return E.right({
    brands: shop === undefined ? brandIds : [shop],
    locales: language === undefined ? locales : [language],
    from: from.replace(/\/+$/, ''),
  });
};

/** Fills the search indexes of the chosen shops and languages from a running shop. Reports each when it is done. */
export const fillSearchIndex = async (
  settings: Omit<AlgoliaSettings, 'hostTimeoutMs' | 'totalTimeoutMs'>,
  wishes: IndexWishes,
  shop: (request: Request) => Promise<Response>,
  say: (line: string) => void,
): Promise<boolean> => {
  const write = makeIndexWriter(
    { ...settings, ...indexPatience },
    (ms) => new Promise((done) => setTimeout(done, ms)),
  );
  const clientFor = (brand_channel: BrandId, locale: Locale) =>
    makeClient(
      { fetch: shop, base: `${wishes.from}/api`, channel: { brand_channel, locale }, timeoutMs: 30_000 },
      browsingApi,
    );
  let isWhole = true;
  for (const brand of wishes.brands) {
    const members = await readMembers(clientFor(brand, wishes.locales[0] ?? 'de'))();
    for (const locale of wishes.locales) {
      const written = await pipe(
        TE.fromEither(members),
        TE.flatMap((known) => readRecords(clientFor(brand, locale), known)),
        TE.flatMap((records) =>
          pipe(
            write({ brand_channel: brand, locale }, records),
            TE.map(() => records.length),
          ),
        ),
      )();
      isWhole &&= E.isRight(written);
      say(`${brand} ${locale}: ${E.isRight(written) ? `${written.right} products` : written.left._tag}`);
    }
  }
  return isWhole;
};

/** Runs the script. `ALGOLIA_WRITE_KEY` is a key with write access. It is not a setting of the server. */
export const runSearchIndex = async (
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<number> => {
  const wishes = readWishes(words);
  const { DIOPTRA_ALGOLIA_APP: appId, ALGOLIA_WRITE_KEY: apiKey, DIOPTRA_ALGOLIA_PREFIX } = variables;
  if (E.isLeft(wishes) || !appId || !apiKey) {
    console.error(E.isLeft(wishes) ? wishes.left : 'DIOPTRA_ALGOLIA_APP and ALGOLIA_WRITE_KEY must be set');
    return 1;
  }
  const ask = (request: Request) => fetch(request);
  const settings = { appId, apiKey, prefix: DIOPTRA_ALGOLIA_PREFIX || 'dioptra_', fetch: ask, now };
  return (await fillSearchIndex(settings, wishes.right, ask, (line) => console.log(line))) ? 0 : 1;
};
