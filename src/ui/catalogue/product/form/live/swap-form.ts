import type { Dispatch, SetStateAction } from 'react';
import { swapEyes } from '../../../../../domain/catalogue/lens/eyes.ts';
import type { Entries, NarrowedOptions } from '../use-add-form.ts';

/** Functions that change a product's form from outside its fields. */
export interface FormWays {
  /** Returns the current values of the fields. */
  readonly entries: () => Entries;
  readonly setQuantities: Dispatch<SetStateAction<Readonly<Record<'right' | 'left' | 'item', number>>>>;
  readonly setNarrowed: Dispatch<SetStateAction<NarrowedOptions>>;
  readonly onFill: (entries: Entries) => void;
}

const other = (eye: string): string => (eye === 'right' ? 'left' : 'right');

const turned = ([name, value]: Entries[number]): Entries => {
  if (name === 'eyes' && value !== 'both') return [[name, other(value)]];
  const [, eye, field] = /^(right|left)(\[\w+\])$/.exec(name) ?? [];
  return eye ? [[`${other(eye)}${field}`, value]] : [];
};

/**
 * Swaps the values of the eyes. The values of a single eye move to the other one. A colour that was not chosen has no
 * entry, so all colours are cleared first.
 */
const swapped = (entries: Entries): Entries => [
  ...entries.flatMap(([name]): Entries => (name.endsWith('[color]') ? [[name, '']] : [])),
  ...entries.flatMap(turned),
];

/** Swaps the eyes: values, boxes, and the options that remain for each axis and colour. */
export const swapForm = ({ entries, setQuantities, setNarrowed, onFill }: FormWays): void => {
  const now = entries();
  setNarrowed(({ right, left, ...others }) => ({
    ...others,
    ...swapEyes({ ...(right && { right }), ...(left && { left }) }),
  }));
  setQuantities(({ right, left, item }) => ({ right: left, left: right, item }));
  onFill(swapped(now));
};
