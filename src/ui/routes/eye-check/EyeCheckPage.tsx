import { useTranslation } from 'react-i18next';
import { eyeCheckOpticiansPath, eyeCheckPath } from '../../../domain/shared/eye-check-path.ts';
import { inEveryLocale } from '../../../domain/shared/locale.ts';
import css from '../../account/eye-check/eye-check.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Field } from '../../shared/elements/Field.tsx';
import { Head } from '../../shared/elements/Head.tsx';
import { useServices } from '../../shared/services.ts';

const steps = ['place', 'time', 'mail'] as const;
const brings = ['box', 'glasses', 'lenses'] as const;

/** Describes an eye check, with a form to request one that needs no scripts. Source: APPT-1. */
export const EyeCheckPage = () => {
  const { t } = useTranslation('personal');
  const { locale, shop } = useServices();
  return (
    <div className={css.front}>
      <Head
        title={t('eyeCheck.title')}
        description={t('eyeCheck.description', { name: shop.name })}
        paths={inEveryLocale(eyeCheckPath)}
      />
      <h1>{t('eyeCheck.title')}</h1>
      <p className={css.lead}>{t('eyeCheck.lead')}</p>
      <form action={eyeCheckOpticiansPath(locale)} className={css.begin}>
        <Field name="place" label={t('optician.address')} autoComplete="postal-code" maxLength={200} />
        <Button type="submit">{t('eyeCheck.find')}</Button>
      </form>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`eyeCheck.step.${step}`)}</li>
        ))}
      </ol>
      <section className={css.bring}>
        <h2>{t('eyeCheck.bring.title')}</h2>
        <ul>
          {brings.map((thing) => (
            <li key={thing}>{t(`eyeCheck.bring.${thing}`)}</li>
          ))}
        </ul>
      </section>
      <p className={css.note}>{t('eyeCheck.doctor')}</p>
    </div>
  );
};
