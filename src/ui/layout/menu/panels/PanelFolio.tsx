import { departments } from '../../../shared/departments.ts';
import { Drawing } from '../../../shared/elements/Drawing.tsx';
import css from './PanelFolio.module.css';
import { AllLink, FindLink } from './PanelFoot.tsx';
import { PanelLinks } from './PanelLinks.tsx';
import { departmentDrawings, type PanelView } from './panel-view.ts';

const numerals = ['I', 'II', 'III', 'IV'] as const;

/** A panel in the style of a folio page: its number, one engraving, and columns between thin lines. */
export const PanelFolio = ({ data, groups }: PanelView) => (
  <div className={css.page}>
    <div className={css.plate}>
      <Drawing name={data.department === 'lenses' ? 'eye-light' : departmentDrawings[data.department]} />
    </div>
    <div className={css.head}>
      <span aria-hidden="true">
        {numerals[departments.findIndex(({ name }) => name === data.department)]}
      </span>
      <AllLink data={data} className={css.all} />
    </div>
    <div className={css.columns}>
      {groups.map((group) => (
        <PanelLinks key={group.id} group={group} className={css.column} link={css.link} />
      ))}
    </div>
    <FindLink data={data} className={css.find} />
  </div>
);
