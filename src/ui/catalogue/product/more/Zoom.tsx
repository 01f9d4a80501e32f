import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/elements/Dialog.tsx';
import { Picture } from '../../../shared/elements/Picture.tsx';
import css from './zoom.module.css';

/** How much larger than its frame a picture is at each step. */
const steps = [1, 1.75, 2.5] as const;

interface ZoomProps {
  readonly title: string;
  readonly pictures: readonly {
    readonly image: string;
    /** The description of the picture. */
    readonly says: string;
  }[];
  /** The index of the current picture, counted from 0. */
  readonly at: number;
}

/**
 * The current picture, full screen and larger: by buttons, by + and −, or by a click on it. Scrolling its frame moves
 * it, by finger, wheel and arrow keys. Source: CAT-1.
 */
export const Zoom = ({ title, pictures, at }: ZoomProps) => {
  const { t } = useTranslation(['product', 'catalogue']);
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const by = (more: number) => setStep((now) => Math.min(Math.max(now + more, 0), steps.length - 1));
  const picture = pictures[at];
  if (!picture) return null;
  const name = t('catalogue:product.picture', { title, view: picture.says });
  return (
    <>
      <button
        type="button"
        className={css.open}
        onClick={() => {
          setStep(0);
          setOpen(true);
        }}
      >
        {t('zoom.open')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} className={css.dialog ?? ''}>
        <div className={css.tools}>
          <button type="button" aria-disabled={step === 0} aria-label={t('zoom.less')} onClick={() => by(-1)}>
            −
          </button>
          <span role="status">{t('zoom.level', { percent: Math.round((steps[step] ?? 1) * 100) })}</span>
          <button
            type="button"
            aria-disabled={step === steps.length - 1}
            aria-label={t('zoom.more')}
            onClick={() => by(1)}
          >
            +
          </button>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a frame that scrolls, with buttons beside it for the rest */}
        <div
          className={css.frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is a stop for the keyboard
          tabIndex={0}
          onKeyDown={({ key }) => {
            if (key === '+') by(1);
            if (key === '-') by(-1);
          }}
          onDoubleClick={() => setStep((now) => (now === 0 ? steps.length - 1 : 0))}
        >
          <div style={{ width: `calc(${steps[step] ?? 1} * min(100%, (100dvh - 200px) * 0.8))` }}>
            <Picture image={picture.image} size="gallery" alt={name} />
          </div>
        </div>
      </Dialog>
    </>
  );
};
