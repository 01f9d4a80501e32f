import type { ReactNode } from 'react';
import type { Department } from '../../shared/departments.ts';

/** What each shop's own head of a category is made of. */
export interface OpeningProps {
  readonly title: string;
  /** Steps from the outermost category to this one, as the catalogue names them. */
  readonly id: string;
  readonly department: Department['name'];
  /** The way back. */
  readonly above: ReactNode;
  /** Ways further in; none: nothing is below it. */
  readonly ways: ReactNode;
  /** What it is about. */
  readonly children: ReactNode;
}
