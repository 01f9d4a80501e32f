import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldGroup, readAddDraft, readAddForm } from '../../../../application/cart/add-form.ts';
import type { ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { useServices } from '../../../shared/services.ts';
import type { FormProduct } from './form-product.ts';

/** Names and values of fields, current or to be set. */
export type Entries = readonly (readonly [string, string])[];
/** The options that remain in each group once its axis and colour are chosen. Source: CAT-9. */
export type NarrowedOptions = Readonly<Partial<Record<FieldGroup, readonly ProductOption[]>>>;

const entriesOf = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

/** Returns the fields that had a value before and have none now. */
const emptied = (before: Entries | null, now: Entries): readonly string[] => {
  const full = new Set(now.flatMap(([name, value]) => (value === '' ? [] : [name])));
  return (before ?? []).flatMap(([name, value]) =>
    // A removed radio button does not appear in the form data.
    value !== '' && name.includes('[') && !full.has(name) ? [name] : [],
  );
};

const one: Readonly<Record<FieldGroup, number>> = { right: 1, left: 1, item: 1 };

/**
 * The part of the viewport, as shares of its height, in which a focused field and its label and message are not covered
 * by fixed elements.
 */
const [highest, lowest] = [0.25, 0.65];

/** Focuses a field that can be chosen in, and scrolls it into view with its message. Source: CAT-27. */
export const focusField = (form: HTMLFormElement | null, name: string): void => {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  const { top, bottom } = field.getBoundingClientRect();
  if (top < innerHeight * highest || bottom > innerHeight * lowest)
    field.scrollIntoView?.({ block: 'center' });
};

/** Sets the value of a select, a radio button or a checkbox. */
const write = (form: HTMLFormElement, [name, value]: Entries[number]): void => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.checked = value === field.value;
  else if (field instanceof HTMLSelectElement) field.value = value;
  else if (field instanceof RadioNodeList)
    for (const one of field) if (one instanceof HTMLInputElement) one.checked = one.value === value;
};

/**
 * Returns the state of a product's form. The fields are uncontrolled, so that choices made before hydration count.
 * Nothing is known until React runs. `onLost`: called with the fields whose values a narrower choice removed.
 */
export const useAddForm = (product: FormProduct, onLost: (fields: readonly string[]) => void) => {
  const { shop } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState<Entries | null>(null);
  const [quantities, setQuantities] = useState(one);
  const [narrowed, setNarrowed] = useState<NarrowedOptions>({});
  const [wanted, setWanted] = useState<Entries>();

  const refresh = useCallback(() => {
    if (!form.current) return;
    const next = entriesOf(form.current);
    setEntries((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, []);

  /** Fields that belong to the form but are outside of it do not bubble events through it. */
  useEffect(() => {
    const { ownerDocument: document } = form.current ?? {};
    const changed = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.form === form.current) refresh();
    };
    document?.addEventListener('change', changed);
    return () => document?.removeEventListener('change', changed);
  }, [refresh]);

  useEffect(() => {
    for (const entry of wanted ?? []) if (form.current) write(form.current, entry);
  }, [wanted]);

  /** Any render may change the fields, for example step a quantity or remove a value. */
  useEffect(() => {
    if (!form.current) return;
    const lost = emptied(entries, entriesOf(form.current));
    if (lost.length > 0) onLost(lost);
    refresh();
  });

  const draft = useMemo(
    () => entries && readAddDraft(entries, product, shop.quantity),
    [entries, product, shop.quantity],
  );
  const outcome = useMemo(
    () => entries && readAddForm(entries, product, shop.quantity),
    [entries, product, shop.quantity],
  );

  const narrow = useCallback(
    (group: FieldGroup, options: readonly ProductOption[]) =>
      setNarrowed((before) => ({ ...before, [group]: options })),
    [],
  );

  const read = useCallback((): Entries => (form.current ? entriesOf(form.current) : []), []);

  const isRegular = entries?.some(([name, value]) => name === 'rhythm' && value === 'regularly') ?? false;

  /** `fill`: takes effect after the options of the same render are there. */
  return {
    form,
    draft,
    outcome,
    isRegular,
    quantities,
    setQuantities,
    narrowed,
    narrow,
    setNarrowed,
    fill: setWanted,
    read,
    refresh,
  };
};
