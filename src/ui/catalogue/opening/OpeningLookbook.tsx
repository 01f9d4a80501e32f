import type { DrawingName } from '../../../domain/content/drawing.ts';
import type { Department } from '../../shared/departments.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import css from './OpeningLookbook.module.css';
import type { OpeningProps } from './opening-props.ts';

/** The people in the windows. Where glasses are sold, they wear some. */
const faces: Readonly<Record<Department['name'], readonly DrawingName[]>> = {
  lenses: ['person-6', 'person-5', 'person-2'],
  care: ['person-1', 'person-8', 'person-3'],
  sunglasses: ['person-7', 'person-10', 'person-11'],
  reading: ['person-4', 'person-9', 'person-10'],
};

/** A page like a lookbook: one large word on a plain colour, and three windows with a person in each. */
export const OpeningLookbook = ({ title, department, above, ways, children }: OpeningProps) => (
  <div className={css.band} data-of={department}>
    <div className={css.inner}>
      {above}
      <header className={css.head}>
        <h1>{title}</h1>
        <div>
          {children}
          {ways}
        </div>
      </header>
      <div className={css.window}>
        {faces[department].map((face) => (
          <Drawing key={face} name={face} />
        ))}
      </div>
    </div>
  </div>
);
