import { useTranslation } from 'react-i18next';
import type { EyeSide } from '../../../domain/catalogue/lens/eyes.ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { supplyStanding, type WornLens } from '../../../domain/orders/supply/own-supply.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import css from './own-supply.module.css';

/** The radius of a circle with a circumference of 100, so that a percentage is a length. */
const radius = 100 / (2 * Math.PI);

/**
 * How much of one eye's supply is left, and of how much, as a ring that empties, with the eye's values. `short`: without
 * the values, if the page shows them elsewhere.
 */
export const SupplyRing = ({
  eye,
  lens,
  short = false,
}: {
  readonly eye: EyeSide;
  readonly lens: WornLens;
  readonly short?: boolean;
}) => {
  const { t } = useTranslation(['supply', 'common']);
  const words = useOptionWords();
  const Heading = short ? 'h3' : 'h2';
  return (
    <li className={css.eye} data-standing={supplyStanding(lens)}>
      {/* Before the ring, which is shown above it: the days belong to the heading of their eye. */}
      <div className={css.about}>
        <Heading>{t(`common:eye.${eye}`)}</Heading>
        {!short && (
          <dl className={css.values}>
            {optionCodes.flatMap((code) => {
              const value = lens.values[code];
              return value === undefined ? (
                []
              ) : (
                <div key={code}>
                  <dt>
                    <abbr title={words.name(code)}>{words.short(code)}</abbr>
                  </dt>
                  <dd>{words.value(code, value)}</dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
      <div className={css.ring}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle className={css.track} cx="20" cy="20" r={radius} />
          {lens.left > 0 && (
            <circle
              className={css.fill}
              cx="20"
              cy="20"
              r={radius}
              strokeDasharray={`${Math.max(2, Math.round((lens.left / lens.whole) * 100))} 100`}
            />
          )}
        </svg>
        <p className={css.days}>
          <strong>{lens.left}</strong> <span>{t('days', { count: lens.left })}</span>{' '}
          <span className={css.whole}>{t('whole', { count: lens.whole })}</span>
        </p>
      </div>
    </li>
  );
};
