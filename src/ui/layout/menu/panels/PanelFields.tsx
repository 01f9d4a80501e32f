import { Drawing } from '../../../shared/elements/Drawing.tsx';
import css from './PanelFields.module.css';
import { AllLink, FindLink } from './PanelFoot.tsx';
import { PanelLinks } from './PanelLinks.tsx';
import { departmentDrawings, type PanelView } from './panel-view.ts';

/** A panel as a row of colour fields, like the hero of the shop's home page; the last field has the picture. */
export const PanelFields = ({ data, groups }: PanelView) => (
  <div className={css.street}>
    {groups.map((group) => (
      <PanelLinks key={group.id} group={group} className={css.field} link={css.link} />
    ))}
    <div className={css.window}>
      <Drawing name={departmentDrawings[data.department]} />
      <AllLink data={data} className={css.all} />
      <FindLink data={data} className={css.find} />
    </div>
  </div>
);
