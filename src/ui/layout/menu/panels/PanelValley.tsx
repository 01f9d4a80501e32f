import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../shared/elements/Drawing.tsx';
import { AllLink, FindLink } from './PanelFoot.tsx';
import { PanelLinks } from './PanelLinks.tsx';
import css from './PanelValley.module.css';
import type { PanelView } from './panel-view.ts';

/** A panel in the style of an optician's counter: the groups of links, the optician's advice, and more links below. */
export const PanelValley = ({ data, groups }: PanelView) => {
  const { t } = useTranslation(['panel', 'home']);
  return (
    <div>
      <div className={css.counter}>
        {groups.map((group) => (
          <PanelLinks key={group.id} group={group} className={css.column} link={css.link} />
        ))}
        <div className={css.advice}>
          <p className={css.said}>{t(`said.${data.department}`)}</p>
          <p className={css.keeper}>{t('home:set.keeper')}</p>
          <Drawing name="optician-1" className={css.portrait} />
        </div>
      </div>
      <div className={css.strip}>
        <div className={css.ways}>
          <AllLink data={data} className={css.way} />
          <FindLink data={data} className={css.way} />
        </div>
      </div>
    </div>
  );
};
