import { useServices } from '../../shared/services.ts';
import { glyphs, marks } from './glyphs.ts';
import styles from './Mark.module.css';

/**
 * A badge of a way to pay or to send, drawn and set as the shop draws and sets, nobody's logo; as wide as its letters are.
 * `label` names it where it has no name of its own.
 */
export const Mark = ({ code, label }: { readonly code: string; readonly label?: string }) => {
  const { hero } = useServices().shop;
  const [glyph, name = ''] = marks[code] ?? [];
  if (glyph === undefined) return null;
  return (
    <span className={styles.mark} data-hand={hero} role="img" aria-label={label ?? (name || code)}>
      <svg className={styles.kind} viewBox="0 0 22 22" width="19" height="19" aria-hidden="true">
        <path d={glyphs[glyph]} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      {name}
    </span>
  );
};
