import { useTranslation } from 'react-i18next';
import type { AlertConsent, WantedAlert } from '../../../application/customer/ports/product-alerts.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { mostAlerts } from '../../../domain/catalogue/product-alert.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { EmailField } from '../../shared/elements/EmailField.tsx';
import { useServices } from '../../shared/services.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';

/** A requested product mail, and its outcome. */
export interface AlertState {
  /** The product's title. Undefined if it could not be loaded. */
  readonly title: string | undefined;
  readonly wanted: WantedAlert;
  readonly failure?: Failure;
  readonly done?: AlertConsent;
}

/**
 * The form to request one mail about a product, with and without scripts. The sentence above the button states what the
 * customer consents to. The request is posted with the form and not put into the address, because it may hold values of
 * the eyes. Source: STOCK-7, STOCK-8, LAW-31.
 */
export const PlainAlert = ({ title, wanted, failure, done }: AlertState) => {
  const { t } = useTranslation('personal');
  const { locale } = useServices();
  const words = useOptionWords();
  const { kind, productId, configuration, email } = wanted;
  const refusedEmail =
    failure?._tag === 'Refused'
      ? failure.violations.find(({ field }) => field === 'email')?.message
      : undefined;
  const chosen = optionCodes.flatMap((code) => {
    const value = configuration[code];
    return value === undefined ? [] : [{ code, value }];
  });
  return (
    <section className={`${card.card} ${css.narrow}`}>
      <h1 className={card.title}>{t(`alert.ask.${kind}`)}</h1>
      {title !== undefined && (
        <p className={card.text}>
          <strong>{title}</strong>
        </p>
      )}
      {failure && refusedEmail === undefined && <AccountProblem failure={failure} />}
      {done ? (
        <p className={card.text} role="status">
          {t(`alert.done.${done}`, { most: mostAlerts })}
        </p>
      ) : (
        <form method="post" className={card.form}>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="product" value={productId} />
          {chosen.map(({ code, value }) => (
            <input key={code} type="hidden" name={code} value={value} />
          ))}
          {chosen.length > 0 && (
            <p className={card.text}>
              {chosen
                .map(({ code, value }) => `${words.short(code)}\u00a0${words.value(code, value)}`)
                .join(', ')}
            </p>
          )}
          <EmailField name="email" label={t('alert.email')} defaultValue={email} error={refusedEmail} />
          <p className={card.text}>
            {t(`alert.${kind}`)} {t('alert.kept')}
          </p>
          <div className={card.ways}>
            <Button type="submit" className={card.next}>
              {t('alert.send')}
            </Button>
          </div>
        </form>
      )}
      <p>
        <a className={buttonClass('plain')} href={pathTo.product(locale, productId)}>
          {t('alert.back')}
        </a>
      </p>
    </section>
  );
};
