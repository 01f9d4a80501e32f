import type { RouteObject } from 'react-router';
import { withoutLocale } from '../../domain/shared/paths.ts';

const firstOf = (path: string): string => withoutLocale(path).split('/')[1] ?? '';
const isWord = (part: string): boolean => /^[\w-]*$/.test(part);

const narrowed = (routes: readonly RouteObject[], word: string): RouteObject[] =>
  routes.flatMap((route) => {
    if (route.path !== undefined) {
      const first = firstOf(route.path);
      return first === word || !isWord(first) ? [route] : [];
    }
    return [route.children ? { ...route, children: narrowed(route.children, word) } : route];
  });

/** The router empties `lazy` of the routes that it is given, so no two tables may share one. */
const unshared = (route: RouteObject): RouteObject => {
  const { lazy, children } = route;
  return Object.assign(
    { ...route },
    typeof lazy === 'object' && { lazy: { ...lazy } },
    children && { children: children.map(unshared) },
  );
};

/**
 * Caches something made of the routes that can match a path, once per first path segment. The router tries every route
 * it gets, which takes a twentieth of a page's time; the first segment leaves two of them.
 */
export const byFirstPart = <A>(table: RouteObject[], make: (routes: RouteObject[]) => A) => {
  const whole = make(table.map(unshared));
  const made = new Map<string, A>();
  const words = new Set(
    table.flatMap(function firsts({ path, children = [] }): string[] {
      return path === undefined ? children.flatMap(firsts) : [firstOf(path)];
    }),
  );
  return (pathname: string): A => {
    const first = firstOf(pathname.toLowerCase());
    // A path in another notation is left to the router.
    if (!isWord(first)) return whole;
    const word = words.has(first) ? first : '*';
    const known = made.get(word) ?? make(narrowed(table, word).map(unshared));
    made.set(word, known);
    return known;
  };
};
