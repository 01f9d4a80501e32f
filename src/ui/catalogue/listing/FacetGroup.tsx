import { useState } from 'react';
import type { Facet } from '../../../domain/catalogue/listing.ts';
import { writeFacetValue } from '../../../domain/catalogue/listing-query.ts';
import css from './filter-form.module.css';
import { useFacetWords } from './use-facet-words.ts';

interface FacetGroupProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly open: boolean;
}

/** The values of one facet, with the number of products for each. Opens and closes without scripts. */
export const FacetGroup = ({ facet: { code, values }, chosen, open }: FacetGroupProps) => {
  const words = useFacetWords();
  // Later only the visitor opens or closes it: removing its last choice must not fold it under the focus.
  const [isOpen] = useState(open || chosen.length > 0);
  return (
    <details className={css.facet} open={isOpen}>
      <summary>
        {words.facet(code)}
        {chosen.length > 0 && <span className={css.number}>{chosen.length}</span>}
      </summary>
      <ul aria-label={words.facet(code)}>
        {values.map(({ value, count }) => (
          <li key={value}>
            <label className={css.value}>
              <input
                type="checkbox"
                name={code}
                value={writeFacetValue(value)}
                defaultChecked={chosen.includes(value)}
              />
              <span>{words.value(code, value)}</span>
              <span className={css.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
};
