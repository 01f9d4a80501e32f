import type { Department } from '../../shared/departments.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';

/** A drawing of what a category sells, in the shop's style, for shops that open their categories this way. Source: FACE-7. */
export const DepartmentDrawing = ({ department }: { readonly department: Department['name'] }) => (
  <Drawing name={`tile-${department}`} eager />
);
