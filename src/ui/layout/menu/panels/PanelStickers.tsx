import { Drawing } from '../../../shared/elements/Drawing.tsx';
import { countOf } from './PanelCount.tsx';
import { AllLink, FindLink } from './PanelFoot.tsx';
import { PanelLinks } from './PanelLinks.tsx';
import css from './PanelStickers.module.css';
import type { PanelView } from './panel-view.ts';

/** A panel in the style of a sticker sheet: the first group as large tiles, the others as small ones. */
export const PanelStickers = ({ data, groups: [kinds, ...others] }: PanelView) => (
  <div className={css.sheet}>
    <div className={css.all}>
      <Drawing name={`tile-${data.department}`} />
      <AllLink data={data} className={css.allLink} />
    </div>
    {kinds && <PanelLinks group={kinds} className={css.tiles} link={css.tile} more={countOf} />}
    <div className={css.side}>
      {others.map((group) => (
        <PanelLinks key={group.id} group={group} className={css.pills} link={css.pill} />
      ))}
      <FindLink data={data} className={css.find} />
    </div>
  </div>
);
