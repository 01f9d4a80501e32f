import type { Category } from '../../../domain/catalogue/category.ts';
import { departments } from '../../shared/departments.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';

/** What a category sells, in the shop's own hand, where that is how the shop opens its categories. Source: FACE-7. */
export const DepartmentDrawing = ({ category }: { readonly category: Category }) => {
  const { locale } = useServices();
  const [first] = category.breadcrumb;
  const department = departments.find(({ path }) => path[locale] === first?.path);
  return department && <Drawing name={`tile-${department.name}`} eager />;
};
