import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentDesk } from '../../application/tracking/consent-desk.ts';
import { prefixOf } from '../../domain/shared/paths.ts';
import { Button } from '../shared/elements/Button.tsx';
import { useServices } from '../shared/services.ts';
import css from './consent-bar.module.css';
import { useUncoveredFocus } from './use-uncovered-focus.ts';

/**
 * The question for consent. Yes and no are equally prominent, and the page can be read without an answer. Source:
 * TRK-7, FACE-15.
 */
export const ConsentBar = ({ desk }: { readonly desk: ConsentDesk }) => {
  const { t } = useTranslation('consent');
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  useUncoveredFocus(bar);
  const { locale } = useServices();
  const privacy = `${prefixOf(locale)}/${t('page')}`;
  return (
    <section ref={bar} className={css.bar} aria-labelledby={id}>
      <div className={css.text}>
        {/* Announced once, when the bar appears; the rest is found in the region. */}
        <h2 id={id} aria-live="polite">
          {t('bar.title')}
        </h2>
        <p>
          {t('bar.text')} <a href={privacy}>{t('bar.more')}</a>{' '}
          <button type="button" className={css.settings} onClick={desk.openSettings}>
            {t('bar.settings')}
          </button>
        </p>
      </div>
      <div className={css.ways}>
        <Button kind="secondary" onClick={desk.refuse}>
          {t('bar.refuse')}
        </Button>
        <Button kind="secondary" onClick={desk.acceptAll}>
          {t('bar.accept')}
        </Button>
      </div>
    </section>
  );
};
