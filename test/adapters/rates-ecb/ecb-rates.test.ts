import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeEcbRates } from '../../../src/adapters/rates-ecb/ecb-rates.ts';

/** An answer of the bank's service, shortened to its structure. */
const answer = (rate: unknown, day: string) => ({
  header: { id: 'x', test: false },
  dataSets: [
    {
      action: 'Replace',
      series: { '0:0:0:0:0': { attributes: [0, null], observations: { '0': [rate, 0, 0, null, null] } } },
    },
  ],
  structure: {
    name: 'Exchange Rates',
    dimensions: {
      series: [{ id: 'FREQ', values: [{ id: 'D', name: 'Daily' }] }],
      observation: [{ id: 'TIME_PERIOD', values: [{ id: day, name: day }] }],
    },
  },
});
const bank = (respond: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  const rates = makeEcbRates({
    fetch: async (request) => {
      asked.push(request.url);
      return respond();
    },
  });
  return { asked, newest: () => rates.newest() };
};

describe('the reference rates of the European Central Bank', () => {
  it('are read for each currency of a shop but the euro · DOC-9', async () => {
    const { asked, newest } = bank(() => Response.json(answer(0.9312, '2026-11-18')));
    expect(await newest()).toEqual(E.right([{ currency: 'CHF', perEuro: 0.9312, day: '2026-11-18' }]));
    expect(asked).toEqual([
      'https://data-api.ecb.europa.eu/service/data/EXR/D.CHF.EUR.SP00.A?lastNObservations=1&format=jsondata',
    ]);
  });

  it.each([
    ['no number', answer('0.93', '2026-11-18')],
    ['nothing', answer(0, '2026-11-18')],
    ['no day', answer(0.93, '2026-W47')],
    ['no series', { ...answer(0.93, '2026-11-18'), dataSets: [] }],
    ['another structure', { rates: { CHF: 0.93 } }],
  ])('are a failure if the service says %s', async (_, body) =>
    expect(await bank(() => Response.json(body)).newest()).toMatchObject({ left: { _tag: 'Unreadable' } }),
  );

  it('are a failure if the service is away', async () => {
    expect(await bank(() => new Response('', { status: 503 })).newest()).toEqual(
      E.left({ _tag: 'Unavailable', status: 503 }),
    );
    expect(await bank(() => Promise.reject(new Error('away'))).newest()).toEqual(
      E.left({ _tag: 'Unreachable' }),
    );
  });
});
