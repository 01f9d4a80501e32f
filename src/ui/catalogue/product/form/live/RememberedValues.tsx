import { useEffect, useState } from 'react';
import { valuesFor } from '../../../../../domain/catalogue/lens/last-choice.ts';
import { bothAlike } from '../../../../../domain/catalogue/lens/prescription.ts';
import { useServices } from '../../../../shared/services.ts';
import { useTranslation } from '../../../../shared/translation/use-translation.ts';
import type { FormProduct } from '../form-product.ts';
import type { Entries } from '../use-add-form.ts';
import css from './live-form.module.css';

interface RememberedValuesProps {
  readonly product: FormProduct;
  /** What stands in the fields now. */
  readonly entries: () => Entries;
  readonly onFill: (entries: Entries) => void;
}

const sides = ['right', 'left'] as const;

/** What somebody has chosen is never written over. */
const hasChoice = (entries: Entries): boolean =>
  entries.some(([name, value]) => /^(right|left)\[(?!quantity)/.test(name) && value !== '');

/** Fills in what was last chosen on this device, says so, and forgets it where that is not wanted. */
export const RememberedValues = ({ product, entries: read, onFill }: RememberedValuesProps) => {
  const { t } = useTranslation('product');
  const { lastChoices } = useServices();
  const [filled, setFilled] = useState<Entries>();

  useEffect(() => {
    let isHere = true;
    void lastChoices.read().then((last) => {
      if (!isHere || !last || hasChoice(read())) return;
      const values = valuesFor(product, last);
      const entries: Entries = sides.flatMap((eye) =>
        Object.entries(values[eye] ?? {}).map(([code, value]) => [`${eye}[${code}]`, value] as const),
      );
      if (entries.length === 0) return;
      const { right, left } = last.eyes;
      const eyes = right && left ? 'both' : right ? 'right' : 'left';
      onFill([['eyes', eyes], ...(bothAlike(last.eyes) ? ([['same', 'on']] as const) : []), ...entries]);
      setFilled(entries);
    });
    return () => {
      isHere = false;
    };
  }, [lastChoices, product, read, onFill]);

  // Where they are forgotten is one: this button, signing out, and signing out in another tab.
  useEffect(() => {
    if (!filled) return;
    const end = new AbortController();
    lastChoices.onForgotten(() => {
      onFill([...filled.map(([name]) => [name, ''] as const), ['same', '']]);
      setFilled(undefined);
    }, end.signal);
    return () => end.abort();
  }, [lastChoices, filled, onFill]);

  if (!filled) return null;
  return (
    <p className={css.remembered} role="status">
      <span>{t('remembered')}</span>
      <button type="button" className={css.forget} onClick={() => void lastChoices.allow(false)}>
        {t('forget')}
      </button>
    </p>
  );
};
