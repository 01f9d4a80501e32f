import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './HowItWorks.module.css';

const steps = ['find', 'values', 'pay'] as const;

/** How an order comes about. */
export const HowItWorks = () => {
  const { t } = useTranslation('home');
  return (
    <section>
      <h2>{t('steps.title')}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
