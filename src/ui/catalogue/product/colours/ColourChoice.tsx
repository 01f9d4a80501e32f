import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldGroup, fieldName } from '../../../../application/cart/add-form.ts';
import { type ColourLooks, drawnColours } from '../../../../domain/catalogue/colour-looks.ts';
import { eyeShades } from '../../../../domain/catalogue/lens/eye-shade.ts';
import type { ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import css from './colours.module.css';
import { Eye } from './Eye.tsx';

interface ColourChoiceProps {
  readonly group: FieldGroup;
  /** The remaining values of the option. */
  readonly option: ProductOption;
  readonly looks: ColourLooks;
  /** All colours of the product. The page's styles refer to a colour by its position here. */
  readonly places: readonly string[];
  readonly error?: string | undefined;
  /** The selection by name. */
  readonly children: ReactNode;
}

/**
 * A selection of a colour by its look: on an eye as dark as the visitor's own, or as a swatch. It uses radio buttons,
 * so that a form without scripts and the page's styles can read it. Source: EYE-1, EYE-3, EYE-4.
 */
export const ColourChoice = ({ group, option, looks, places, error, children }: ColourChoiceProps) => {
  const { t } = useTranslation('colours');
  const words = useOptionWords();
  const id = useId();
  const drawn = drawnColours(option, looks);
  if (drawn.length === 0) return children;
  return (
    <fieldset
      className={css.choice}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend>{words.name('color')}</legend>
      <div className={drawn.some(({ worn }) => worn) ? css.eyes : css.swatches}>
        {drawn.map(({ value, swatch, worn }) => {
          const colour = words.value('color', value);
          return (
            <label key={value}>
              <input
                type="radio"
                name={fieldName(group, 'color')}
                value={value}
                data-place={places.indexOf(value)}
                aria-label={colour}
              />
              <span className={css.look}>
                {worn ? (
                  eyeShades.map((shade) => (
                    <Eye key={shade} shade={shade} image={worn[shade]} alt={t(`worn.${shade}`, { colour })} />
                  ))
                ) : (
                  <svg viewBox="0 0 32 32" aria-hidden="true">
                    <circle cx="16" cy="16" r="15.5" fill={swatch} stroke="#0003" />
                    <path d="M5 13A12 12 0 0 1 16 4" fill="none" stroke="#fff9" strokeWidth="2" />
                  </svg>
                )}
              </span>
              <span aria-hidden="true">{colour}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={id} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
