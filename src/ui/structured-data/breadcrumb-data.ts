import { type StructuredData, schemaOrg } from './structured-data.ts';

export interface BreadcrumbStep {
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
}

/**
 * Returns the breadcrumb of a page as structured data, ending with the page itself. The home page is left out. A page
 * right below it has no breadcrumb, because search engines require two steps. Source: CAT-2.
 */
export const breadcrumbData = (
  origin: string,
  steps: readonly BreadcrumbStep[],
): readonly StructuredData[] => {
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + path,
  }));
  return [{ '@context': schemaOrg, '@type': 'BreadcrumbList', itemListElement }];
};
