import { LockIcon } from '../../art/icons/actions.ts';
import { ReorderIcon } from '../../art/icons/header.ts';
import { TruckIcon } from '../../art/icons/service.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './Trust.module.css';

const points = [
  { name: 'delivery', Icon: TruckIcon },
  { name: 'returns', Icon: ReorderIcon },
  { name: 'payment', Icon: LockIcon },
] as const;

/** Why one can rely on it. */
export const Trust = () => {
  const { t } = useTranslation('home');
  return (
    <section className={css.band}>
      <h2>{t('trust.title')}</h2>
      <ul className={css.points}>
        {points.map(({ name, Icon }) => (
          <li key={name}>
            <Icon />
            <h3>{t(`trust.${name}.title`)}</h3>
            <p>{t(`trust.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
