import { type StructuredData, schemaOrg } from './structured-data.ts';

export interface BreadcrumbStep {
  readonly title: string;
  /** Of its page. */
  readonly path: string;
}

/**
 * Where a page stands, the page itself last. The home page goes without saying; what stands right below it has no way to
 * show, for search engines want two steps. Source: CAT-2.
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
