import type { AddDraft } from '../../../../../application/cart/add-form.ts';
import { plausibility, plausibilityOfPair } from '../../../../../domain/catalogue/lens/plausibility.ts';
import { useTranslation } from '../../../../shared/translation/use-translation.ts';
import css from './live-form.module.css';

/** What is worth reading once more in complete values. A hint: nothing keeps them from the cart. */
export const ValueHints = ({ filled }: { readonly filled: AddDraft['filled'] }) => {
  const { t } = useTranslation('product');
  const pair = Object.fromEntries(filled.map(({ group, ...eye }) => [group, eye]));
  const hints = new Set([
    ...filled.flatMap(({ values }) => plausibility(values)),
    ...plausibilityOfPair(pair),
  ]);
  return (
    <div role="status">
      {[...hints].map((hint) => (
        <p key={hint} className={css.hint}>
          {t(`hint.${hint}`)}
        </p>
      ))}
    </div>
  );
};
