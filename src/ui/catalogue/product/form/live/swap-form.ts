import type { Dispatch, SetStateAction } from 'react';
import { swapEyes } from '../../../../../domain/catalogue/lens/eyes.ts';
import type { Entries, NarrowedOptions } from '../use-add-form.ts';

/** What changes a product's form from outside its fields. */
export interface FormWays {
  /** What stands in the fields now. */
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
 * The values of each eye under the other's names; one eye alone becomes the other one. A colour that nobody chose has no
 * entry: what stood there goes first.
 */
const swapped = (entries: Entries): Entries => [
  ...entries.flatMap(([name]): Entries => (name.endsWith('[color]') ? [[name, '']] : [])),
  ...entries.flatMap(turned),
];

/** Gives each eye what the other has: values, boxes, and what its axis and colour have left of the options. */
export const swapForm = ({ entries, setQuantities, setNarrowed, onFill }: FormWays): void => {
  const now = entries();
  setNarrowed(({ right, left, ...others }) => ({
    ...others,
    ...swapEyes({ ...(right && { right }), ...(left && { left }) }),
  }));
  setQuantities(({ right, left, item }) => ({ right: left, left: right, item }));
  onFill(swapped(now));
};
