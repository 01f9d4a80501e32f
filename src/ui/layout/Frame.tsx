import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterSheet } from '../shared/later-sheet.ts';
import { ConnectionHint } from './ConnectionHint.tsx';
import { Footer } from './Footer.tsx';
import css from './Frame.module.css';
import { useFramePlace } from './frame-place.ts';
import { Header } from './header/Header.tsx';
import { PromotionSlot } from './header/PromotionSlot.tsx';
import { TopBar } from './header/TopBar.tsx';
import { LiveSlots } from './LiveSlots.tsx';
import { BottomNavigation } from './menu/BottomNavigation.tsx';

/** Constant elements: React does not render what does not depend on the page again with the next page. */
const topBar = <TopBar />;
const footer = <Footer />;
const calmFooter = <Footer isCalm />;

/** The frame around every page. Live state (the cart, notifications) is empty at first and is filled in by the browser. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  const { chrome } = useFramePlace();
  const { layout } = chrome;
  const page = (
    <main id="main" tabIndex={-1} className={css.main} data-layout={layout}>
      {children}
    </main>
  );
  return (
    <>
      <a href="#main" className={css.skip}>
        {t('layout.skip')}
      </a>
      {layout === 'blank' ? (
        <>
          {page}
          <LaterSheet />
        </>
      ) : (
        <>
          {layout !== 'loading' && chrome.promises && topBar}
          <Header chrome={chrome} />
          {chrome.menu && layout === 'default' && <PromotionSlot />}
          <ConnectionHint />
          {page}
          {chrome.bottomNavigation && <BottomNavigation />}
          <LaterSheet />
          {layout !== 'loading' && (chrome.menu ? footer : calmFooter)}
        </>
      )}
      <LiveSlots />
    </>
  );
};
