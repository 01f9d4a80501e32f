import { useTranslation } from 'react-i18next';
import type { FieldGroup } from '../../../../application/cart/add-form.ts';
import type { ColourLooks } from '../../../../domain/catalogue/colour-looks.ts';
import type { OptionCode, ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import { colourViews } from '../colours/colour-parts.ts';
import { OptionSelect } from './OptionSelect.tsx';
import css from './product-form.module.css';

export type FieldErrors = Readonly<Partial<Record<OptionCode, string>>>;

interface ValueFieldsProps {
  readonly group: FieldGroup;
  /** The options in the order of the form, including those with a single value. */
  readonly options: readonly ProductOption[];
  /** The codes of options with a single value. They are shown as text. */
  readonly given: readonly OptionCode[];
  readonly errors: FieldErrors;
  /** The looks of colours that are drawn. */
  readonly looks?: ColourLooks | undefined;
  /** All colours of the product. `options` may contain only some of them. */
  readonly colours?: readonly string[] | undefined;
}

/** The fields for the values of one eye. Source: CAT-7, CAT-8. */
export const ValueFields = ({ group, options, given, errors, looks, colours = [] }: ValueFieldsProps) => {
  const { t } = useTranslation('catalogue');
  const words = useOptionWords();
  const Drawn = colourViews()?.ColourChoice;
  const isWorn = Drawn && looks?.bare !== undefined;
  const open = options.filter(({ code }) => !given.includes(code));
  // For a coloured lens the colour comes first.
  const asked = isWorn
    ? open.toSorted((a, b) => Number(b.code === 'color') - Number(a.code === 'color'))
    : open;
  const fixed = options.filter(({ code }) => given.includes(code));
  return (
    <>
      <div className={css.values}>
        {asked.map((option) => {
          const ways = { group, option, error: errors[option.code] };
          const select = <OptionSelect key={option.code} {...ways} />;
          return Drawn && looks ? (
            <Drawn key={option.code} {...ways} looks={looks} places={colours}>
              {select}
            </Drawn>
          ) : (
            select
          );
        })}
      </div>
      {fixed.length > 0 && (
        <p className={css.given}>
          {`${t('product.given')} `}
          {fixed.map(({ code, values }) => (
            <span key={code} className={css.givenValue}>
              <abbr title={words.name(code)}>{words.short(code)}</abbr>
              {` ${words.value(code, values[0] ?? '')}`}
            </span>
          ))}
        </p>
      )}
    </>
  );
};
