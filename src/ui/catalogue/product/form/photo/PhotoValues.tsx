import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoxReading, readBox } from '../../../../../application/catalogue/read-box.ts';
import { formatDay } from '../../../../../domain/shared/format-date.ts';
import { pathTo } from '../../../../../domain/shared/paths.ts';
import { Button } from '../../../../shared/elements/Button.tsx';
import { Dialog } from '../../../../shared/elements/Dialog.tsx';
import { useServices } from '../../../../shared/services.ts';
import type { FormProduct } from '../form-product.ts';
import type { Entries } from '../use-add-form.ts';
import { ProposedValues } from './ProposedValues.tsx';
import css from './photo.module.css';

interface PhotoValuesProps {
  readonly product: FormProduct;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onFill: (entries: Entries) => void;
}

type State =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NoPicture' }
  | { readonly _tag: 'Read'; readonly reading: BoxReading };

const waiting: State = { _tag: 'Waiting' };

/**
 * Reads values from a picture of a box or a prescription, or from its text. This happens on the device, and the visitor
 * confirms each value before it is filled in. Source: PHOTO-3 to PHOTO-5.
 */
export const PhotoValues = ({ product, open, onClose, onFill }: PhotoValuesProps) => {
  const { t } = useTranslation('photo');
  const { catalogue, readPicture, locale } = useServices();
  const [state, setState] = useState<State>(waiting);
  const [text, setText] = useState('');
  /** Counts the readings, so that the selection of an earlier one is reset. */
  const [turn, setTurn] = useState(0);
  const id = useId();

  /** Of several readings at the same time only the last one counts. */
  const last = useRef(0);
  const begin = () => {
    last.current += 1;
    const own = last.current;
    return () => own === last.current;
  };
  const show = async (said: Parameters<typeof readBox>[2], isLast = begin()) => {
    const reading = await readBox(catalogue, product.id, said);
    if (!isLast()) return;
    setState({ _tag: 'Read', reading });
    setTurn((before) => before + 1);
  };
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = currentTarget.files ?? [];
    // Otherwise choosing the same picture again would not fire an event.
    currentTarget.value = '';
    if (!picture) return;
    const isLast = begin();
    setState({ _tag: 'Reading' });
    const said = await readPicture?.(picture);
    if (!isLast()) return;
    if (said) await show(said, isLast);
    else setState({ _tag: 'NoPicture' });
  };

  const reading = state._tag === 'Read' ? state.reading : undefined;
  const code = reading?.code;
  const isEmpty =
    reading !== undefined && Object.values(reading.read).every((eye) => Object.keys(eye).length === 0);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} className={css.dialog ?? ''}>
      <div className={css.body}>
        <div className={css.ways}>
          <p className={css.note}>{t('stays')}</p>
          <label className={css.picture}>
            <input type="file" accept="image/*" onChange={(event) => void take(event)} />
            <span>{t('take')}</span>
          </label>
          <label htmlFor={id}>{t('type')}</label>
          <textarea
            id={id}
            rows={3}
            value={text}
            placeholder="R −2,50 −0,75 × 180°  L −3,00"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button
            kind="secondary"
            disabled={text.trim() === ''}
            onClick={() => void show({ codes: [], text })}
          >
            {t('read')}
          </Button>
        </div>
        <div role="status" className={css.said}>
          {state._tag === 'Reading' && <p>{t('reading')}</p>}
          {state._tag === 'NoPicture' && <p>{t('noPicture')}</p>}
          {code && (
            <p>
              {t('code')}
              {code.expiry !== undefined && ` ${t('expiry', { day: formatDay(code.expiry, locale) })}`}
              {code.lot !== undefined && ` ${t('lot', { lot: code.lot })}`}
            </p>
          )}
          {reading?.isUnasked && <p>{t('unasked')}</p>}
          {isEmpty && !reading.other && !reading.isUnasked && <p>{t(code ? 'unknown' : 'nothing')}</p>}
        </div>
        {reading?.other && <OtherProduct {...reading.other} />}
        {reading && !isEmpty && (
          <ProposedValues
            key={turn}
            product={product}
            read={reading.read}
            onFill={(entries) => {
              onFill(entries);
              setState(waiting);
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
};

/** Shown for the box of another lens. Its page gets the values. */
const OtherProduct = ({ product, values }: NonNullable<BoxReading['other']>) => {
  const { t } = useTranslation('photo');
  const { lastChoices, locale } = useServices();
  const path = pathTo.product(locale, product.id, product.slug);
  const isLens = product.category === 'lens' && Object.keys(values).length > 0;
  return (
    <p className={css.other}>
      {t('other')}{' '}
      <a
        href={path}
        onClick={(event) => {
          if (!isLens) return;
          event.preventDefault();
          const eyes = { right: { values, quantity: 1 } };
          void lastChoices.handOver({ productId: product.id, eyes }).finally(() => location.assign(path));
        }}
      >
        {product.title}
      </a>
    </p>
  );
};
