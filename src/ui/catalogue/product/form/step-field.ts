import { steppedValue } from '../../../../domain/catalogue/lens/step-value.ts';

/** Moves to the next value of the select beside a button, as if it was chosen there. */
export const stepField = (button: HTMLElement, by: -1 | 1): void => {
  const select = button.parentElement?.querySelector('select');
  if (!select) return;
  const values = [...select.options].flatMap(({ value }) => value || []);
  const next = steppedValue(values, select.value || undefined, by);
  if (next === undefined || next === select.value) return;
  select.value = next;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
