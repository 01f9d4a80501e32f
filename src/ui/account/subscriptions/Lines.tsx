import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinePicture } from '../../cart/line/LinePicture.tsx';
import { LineValues } from '../../cart/line/LineValues.tsx';
import css from './subscriptions.module.css';

type LineOf = ComponentProps<typeof LineValues>['item'] &
  ComponentProps<typeof LinePicture> & { readonly title: string; readonly quantity: number };

/** One line of a subscription: quantity, article and values. `children` are shown below. */
export const LineAbout = ({ line, children }: { readonly line: LineOf; readonly children?: ReactNode }) => {
  const { t } = useTranslation('personal');
  return (
    <>
      <LinePicture image={line.image} />
      <div className={css.what}>
        <p className={css.name}>
          {t('subscription.article', { quantity: line.quantity, title: line.title })}
        </p>
        <LineValues item={line} />
        {children}
      </div>
    </>
  );
};

/** A read-only list of all lines. */
export const Lines = ({
  lines,
}: {
  readonly lines: readonly (LineOf & { readonly id: number | string })[];
}) => (
  <ul className={css.lines}>
    {lines.map((line) => (
      <li key={line.id} className={css.line}>
        <LineAbout line={line} />
      </li>
    ))}
  </ul>
);
