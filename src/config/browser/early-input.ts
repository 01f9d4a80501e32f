type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChanged = (field: Field): boolean => {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const preset = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, preset);
  }
  return field.type !== 'hidden' && field.value !== field.defaultValue;
};
/** Whether the field's change has to be reported. Of a radio group, only the selected button is. */
const isTold = (field: Field): boolean =>
  isChanged(field) && (field.type !== 'radio' || (field as HTMLInputElement).checked);
const fieldsIn = (host: Element): readonly Field[] => [
  ...host.querySelectorAll<Field>('input, textarea, select'),
];

/**
 * Changes a value the way typing does: the element's own setter, which React watches, clears it first. The native
 * setter then writes it.
 */
const write = (field: Field, value: string): void => {
  field.value = '';
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  native?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Records what was typed, selected and ticked in an island before hydration. React takes over the fields as they are,
 * without noticing. The returned function makes React notice; call it after hydration.
 */
export const earlyInput = (host: Element): (() => void) => {
  const before = new Map(
    fieldsIn(host)
      .filter(isTold)
      .map((field) => [field, field.value]),
  );
  return () => {
    for (const field of fieldsIn(host)) {
      if (isTicked(field)) {
        if (!before.has(field) && !isTold(field)) continue;
        const { defaultChecked } = field;
        field.checked = defaultChecked;
        field.click();
      } else if (isChanged(field)) write(field, field.value);
      else if (before.has(field)) write(field, before.get(field) ?? '');
    }
  };
};
