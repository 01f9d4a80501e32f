import type { Finding, FoundAt } from '../../../domain/catalogue/lens/shield/finding.ts';

/** Returns the id of a finding's sentence. `id`: the prefix for all findings. */
export const findingId = (id: string, index: number): string => `${id}-check-${index}`;

/** Adds an id to a field's descriptions, or removes it. */
const tie = (field: Element, id: string, isDescribed: boolean): void => {
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
  const ids = isDescribed ? [...others, id] : others;
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
};

/**
 * Links each finding to its fields: they get it as description and look like to be checked, not like invalid. Returns a
 * function that undoes this. The fields themselves do not include this code, because most visitors never need it.
 * Source: WEAR-2.
 */
export const markFields = (
  findings: readonly Finding[],
  id: string,
  fieldAt: (at: FoundAt) => unknown,
): (() => void) => {
  const marked = findings.flatMap(({ at }, index) =>
    at.flatMap((one) => {
      const field = fieldAt(one);
      return field instanceof HTMLElement ? [{ field, id: findingId(id, index) }] : [];
    }),
  );
  for (const one of marked) {
    tie(one.field, one.id, true);
    one.field.dataset.check = '';
  }
  return () => {
    for (const one of marked) {
      tie(one.field, one.id, false);
      delete one.field.dataset.check;
    }
  };
};
