import { CheckIcon } from '../../art/icons/actions.ts';
import { Headed } from '../Headed.tsx';
import type { BlockOf } from '../views.ts';
import css from './Usps.module.css';

/** What speaks for the shop, each in a circle of its own; an editor has nine of them. */
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
