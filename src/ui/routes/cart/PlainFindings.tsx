import { useTranslation } from 'react-i18next';
import type { CartItemId } from '../../../domain/cart/cart.ts';
import { findingKey } from '../../../domain/catalogue/lens/shield/finding.ts';
import type { Shielded } from '../../../domain/catalogue/lens/shield/order-shield.ts';
import css from '../../shared/shield/findings.module.css';
import { useFindingWords } from '../../shared/shield/use-finding-words.ts';

/**
 * The findings to check in a pair, for a visitor without scripts: each action is a form. A customer who finds the
 * values correct can continue: nothing is refused. Source: WEAR-3.
 */
export const PlainFindings = ({
  findings,
  known,
  item,
  action,
}: Shielded & { readonly item: CartItemId; readonly action: string }) => {
  const { t } = useTranslation('eyes');
  const { sentence, press, since } = useFindingWords();
  return (
    <div className={css.check}>
      <p className={css.title}>
        {t('check.title')}
        {known && <span className={css.since}>{since(known)}</span>}
      </p>
      <ul className={css.list}>
        {findings.map((finding, index) => (
          <li key={findingKey(finding)}>
            <p id={`${item}-${index}`}>{sentence(finding)}</p>
            {finding.mends.length > 0 && (
              <form method="post" action={action} className={css.ways}>
                <input type="hidden" name="item" value={item} />
                {finding.mends.map((mend) => (
                  <button
                    key={JSON.stringify(mend)}
                    type="submit"
                    name="mend"
                    value={JSON.stringify(mend)}
                    className={css.mend}
                    aria-describedby={`${item}-${index}`}
                  >
                    {press(mend, finding)}
                  </button>
                ))}
              </form>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
