import { useServices } from '../../shared/services.ts';
import { glyphs, marks } from './glyphs.ts';
import styles from './Mark.module.css';

/** A badge of a way to pay or to send, drawn and set as the shop draws and sets, nobody's logo. `label` names it where it has no name of its own. */
export const Mark = ({ code, label }: { readonly code: string; readonly label?: string }) => {
  const { hero } = useServices().shop;
  const [glyph, name = ''] = marks[code] ?? [];
  if (glyph === undefined) return null;
  const width = name === '' ? 44 : Math.round(name.length * 6.6 + 46);
  return (
    <svg
      className={styles.mark}
      data-hand={hero}
      viewBox={`0 0 ${width} 28`}
      width={width}
      height={28}
      role="img"
      aria-label={label ?? (name || code)}
    >
      <rect x=".5" y=".5" width={width - 1} height="27" rx="5" strokeOpacity=".5" />
      <path
        className={styles.kind}
        d={glyphs[glyph]}
        transform={`translate(${name === '' ? 13 : 8} 4.5) scale(.86)`}
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {name !== '' && (
        <text className={styles.name} x="33" y="18">
          {name}
        </text>
      )}
    </svg>
  );
};
