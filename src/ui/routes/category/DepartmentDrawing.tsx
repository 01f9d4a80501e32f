import type { Department } from '../../shared/departments.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';

/** What a category sells, in the shop's own hand, where that is how the shop opens its categories. Source: FACE-7. */
export const DepartmentDrawing = ({ department }: { readonly department: Department['name'] }) => (
  <Drawing name={`tile-${department}`} eager />
);
