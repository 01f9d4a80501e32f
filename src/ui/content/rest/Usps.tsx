import { CheckIcon } from '../../art/icons/actions.ts';
import { Headed } from '../Headed.tsx';
import type { BlockOf } from '../views.ts';
import css from './Usps.module.css';

/** The advantages of the shop, each in its own circle. Editors can enter nine. */
export const Usps = ({ block }: { readonly block: BlockOf<'usps'> }) => (
  <Headed block={block} className={css.band}>
    <ul className={css.circles}>
      {block.items.map(({ id, text }) => (
        <li key={id}>
          <CheckIcon />
          {text}
        </li>
      ))}
    </ul>
  </Headed>
);
