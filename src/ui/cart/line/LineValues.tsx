import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { dotted } from '../../shared/dotted.ts';
import { useOptionWords } from '../../shared/use-option-words.ts';
import styles from './LineValues.module.css';

/** The values of one eye, with short labels. */
export const ValueList = ({ options }: Pick<CartItem, 'options'>) => {
  const words = useOptionWords();
  return (
    <dl className={styles.list}>
      {options.map(({ code, value }) => (
        <div key={code}>
          <dt>
            <abbr title={words.name(code)}>{words.short(code)}</abbr>
          </dt>
          <dd>{words.value(code, value)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The eye that a lens is for, and its ordered values. */
export const LineValues = ({
  item,
  pair,
}: {
  readonly item: Pick<CartItem, 'eye' | 'options'>;
  /** The number of its pair, if the line could be confused with another one. */
  readonly pair?: number | undefined;
}) => {
  const { t } = useTranslation(['common', 'cart']);
  if (!item.eye && item.options.length === 0) return null;
  return (
    <div className={styles.values}>
      {item.eye && (
        <p className={styles.eye}>
          {dotted(t(`eye.${item.eye}`), pair !== undefined && t('cart:line.pair', { number: pair }))}
        </p>
      )}
      {item.options.length > 0 && <ValueList options={item.options} />}
    </div>
  );
};
