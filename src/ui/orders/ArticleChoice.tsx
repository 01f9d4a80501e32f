import { useTranslation } from 'react-i18next';
import { readArticle } from '../../domain/orders/article.ts';
import css from './order-form.module.css';
import { useWrittenArticle } from './use-written-article.ts';
import { piecesField } from './withdrawal-form.ts';

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

/** An article of the order to tick and, if it has several pieces, how many of them are meant: all at first. Source: LAW-4. */
export const ArticleChoice = ({
  article,
  chosen,
}: {
  readonly article: string;
  /** How many pieces were chosen before. Undefined: it is not ticked. */
  readonly chosen: number | undefined;
}) => {
  const { t } = useTranslation('orders');
  const written = useWrittenArticle()(article);
  const all = readArticle(article)?.pieces ?? 1;
  return (
    <div className={css.article}>
      <label className={css.choice}>
        <input type="checkbox" name="goods" value={article} defaultChecked={chosen !== undefined} />
        <span>{written}</span>
      </label>
      {all > 1 && (
        <label className={css.pieces}>
          <span aria-hidden="true">{t('withdrawal.pieces')}</span>
          <select
            name={piecesField(article)}
            aria-label={t('withdrawal.piecesOf', { article: written })}
            defaultValue={chosen ?? all}
          >
            {upTo(all).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
};
