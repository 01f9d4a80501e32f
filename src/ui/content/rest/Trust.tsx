import { Headed } from '../Headed.tsx';
import type { BlockOf } from '../views.ts';
import css from './Trust.module.css';

/** Three figures that inspire trust. */
export const Trust = ({ block }: { readonly block: BlockOf<'trust'> }) => (
  <Headed block={block} className={css.band}>
    <ul className={css.points}>
      {block.items.map(({ id, number, text }) => (
        <li key={id}>
          <strong className={css.number}>{number}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Headed>
);
