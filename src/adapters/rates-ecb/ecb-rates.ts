import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { EuroRates } from '../../application/orders/euro-rates.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { EuroRate } from '../../domain/orders/bill/euro-tax.ts';
import { shopCurrencies } from '../../domain/shared/amounts.ts';
import { readDay } from '../../domain/shared/dates.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { askOutside, type Fetch, readOutside } from '../shared/ask-outside.ts';

/** Public data of the European Central Bank, without a key: daily rates (EXR, D), spot (SP00), average (A). */
const addressOf = (currency: Currency): string =>
  `https://data-api.ecb.europa.eu/service/data/EXR/D.${currency}.EUR.SP00.A?lastNObservations=1&format=jsondata`;

/** Units: ms. */
const patience = 20_000;

/** The part of SDMX-JSON that is read: one series with one observation, and the day of that. */
const AnswerC = t.type({
  dataSets: t.readonlyArray(
    t.type({
      series: t.record(t.string, t.type({ observations: t.record(t.string, t.readonlyArray(t.unknown)) })),
    }),
  ),
  structure: t.type({
    dimensions: t.type({
      observation: t.readonlyArray(t.type({ values: t.readonlyArray(t.type({ id: t.string })) })),
    }),
  }),
});

const rateOf = (
  currency: Currency,
  { dataSets, structure }: t.TypeOf<typeof AnswerC>,
): E.Either<Failure, EuroRate> => {
  const [series] = Object.values(dataSets[0]?.series ?? {});
  const [observation] = Object.values(series?.observations ?? {});
  const perEuro = observation?.[0];
  const day = readDay(structure.dimensions.observation[0]?.values[0]?.id ?? '');
  return typeof perEuro === 'number' && perEuro > 0 && E.isRight(day)
    ? E.right({ currency, perEuro, day: day.right })
    : E.left({ _tag: 'Unreadable', at: `ecb: the rate of ${currency}` });
};

const newestOf = (fetch: Fetch, currency: Currency): TE.TaskEither<Failure, EuroRate> =>
  pipe(
    askOutside(
      fetch,
      patience,
      (signal) =>
        new Request(addressOf(currency), {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal,
        }),
    ),
    TE.flatMapEither((answer) =>
      answer.status === 200
        ? readOutside('ecb', AnswerC)(answer)
        : E.left<Failure>({ _tag: 'Unavailable', status: answer.status }),
    ),
    TE.flatMapEither((read) => rateOf(currency, read)),
  );

/** Reads the reference rates of the European Central Bank. Source: DOC-9. */
export const makeEcbRates = ({ fetch }: { readonly fetch: Fetch }): EuroRates => ({
  newest: TE.traverseArray((currency: Currency) => newestOf(fetch, currency))(
    shopCurrencies.filter((currency) => currency !== 'EUR'),
  ),
});
