import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ProductAlertPort } from '../../../application/customer/ports/product-alerts.ts';
import { consentWords } from '../../../domain/customer/consent-words.ts';
import type { PersonalClient } from '../client.ts';

/** Source: STOCK-7, STOCK-8, STOCK-9, LAW-31. */
export const makeProductAlertAdapter = (
  client: Pick<PersonalClient, 'askForProductAlert' | 'getProductAlerts' | 'stopProductAlert'>,
): ProductAlertPort => ({
  ask: ({ kind, productId, configuration, email }) =>
    pipe(
      client.askForProductAlert({
        body: {
          kind,
          product_id: productId,
          option: configuration,
          email,
          words: consentWords.product_alert,
        },
      }),
      TE.map(({ consent }) => consent),
    ),
  alerts: () =>
    pipe(
      client.getProductAlerts({}),
      TE.map((alerts) =>
        alerts.map(({ product_id, option, asked_at, ...rest }) => ({
          ...rest,
          productId: product_id,
          configuration: option,
          askedAt: asked_at,
        })),
      ),
    ),
  stop: (id) =>
    pipe(
      client.stopProductAlert({ params: { id } }),
      TE.map(() => undefined),
      // The alert was stopped before, or its mail was sent.
      TE.orElse((failure) => (failure._tag === 'NotFound' ? TE.right(undefined) : TE.left(failure))),
    ),
});
