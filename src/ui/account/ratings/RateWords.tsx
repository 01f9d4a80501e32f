import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RateableProduct } from '../../../application/customer/ports/ratings.ts';
import { maxReview, reviewText } from '../../../domain/catalogue/rating/given-rating.ts';
import type { TextCode } from '../../../domain/customer/plain-text.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { Labelled } from '../../shared/elements/Field.tsx';
import { RatedProduct } from './RatedProduct.tsx';

/** The text box after the stars. Source: RATE-1. */
export const RateWords = ({
  product,
  busy,
  onSend,
}: {
  readonly product: RateableProduct;
  readonly busy: boolean;
  /** An empty text sends the rating without words. */
  readonly onSend: (text: string) => void;
}) => {
  const { t } = useTranslation('personal');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<'empty' | TextCode>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = reviewText(text);
    const problem = read._tag === 'Left' ? read.left : read.right === '' ? 'empty' : undefined;
    setWrong(problem);
    if (!problem) onSend(text);
  };
  return (
    <form className={card.form} onSubmit={send} noValidate>
      <RatedProduct product={product} />
      <p role="status" className={card.told}>
        {t('ratings.starsKept')}
      </p>
      <Labelled
        label={t('ratings.words')}
        hint={t('ratings.wordsHint')}
        error={wrong && t(`ratings.wrong.${wrong}`, { max: maxReview })}
      >
        {(parts) => (
          <textarea {...parts} rows={6} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Labelled>
      <div className={card.ways}>
        <Button kind="plain" busy={busy} onClick={() => onSend('')}>
          {t('ratings.without')}
        </Button>
        <Button kind="primary" type="submit" busy={busy} className={card.next}>
          {t('ratings.sendWords')}
        </Button>
      </div>
    </form>
  );
};
