import { Drawing } from '../../../shared/elements/Drawing.tsx';
import css from './PanelColumns.module.css';
import { AllLink, FindLink } from './PanelFoot.tsx';
import { PanelLinks } from './PanelLinks.tsx';
import { departmentDrawings, type PanelView } from './panel-view.ts';

/** A panel in the style of a ruled sheet: one column per group of links, with the number of products in each row. */
export const PanelColumns = ({ data, groups }: PanelView) => (
  <div className={css.sheet}>
    {groups.map((group) => (
      <PanelLinks
        key={group.id}
        group={group}
        className={css.column}
        link={css.row}
        more={({ count }) => count !== undefined && <span>{count}</span>}
      />
    ))}
    <div className={css.figure}>
      <Drawing name={departmentDrawings[data.department]} />
    </div>
    <div className={css.foot}>
      <AllLink data={data} className={css.all} />
      <FindLink data={data} className={css.find} />
    </div>
  </div>
);
