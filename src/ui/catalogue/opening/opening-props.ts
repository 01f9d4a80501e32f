import type { ReactNode } from 'react';
import type { Department } from '../../shared/departments.ts';

/** The properties of each shop's own category head. */
export interface OpeningProps {
  readonly title: string;
  /** The categories from the outermost to this one, as the catalogue names them. */
  readonly id: string;
  readonly department: Department['name'];
  /** The link back. */
  readonly above: ReactNode;
  /** Links to subcategories. Empty if there are none. */
  readonly ways: ReactNode;
  /** The description of the category. */
  readonly children: ReactNode;
}
