import type { Finding, FoundAt } from '../../../domain/catalogue/lens/shield/finding.ts';

/** Where the sentence of a finding stands. `id`: of all of them. */
export const findingId = (id: string, index: number): string => `${id}-check-${index}`;

/** The ids that describe a field, with or without one more. */
const tie = (field: Element, id: string, isDescribed: boolean): void => {
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
  const ids = isDescribed ? [...others, id] : others;
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
};

/**
 * Ties each finding to its fields: they are described by it and look like to be checked, not like wrong. Answers what
 * takes it back. The fields came without this code, which most never fetch. Source: WEAR-2.
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
