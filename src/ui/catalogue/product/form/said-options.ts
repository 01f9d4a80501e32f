import {
  isNumeric,
  type OptionCode,
  type ProductOption,
} from '../../../../domain/catalogue/lens/lens-options.ts';
import type { Said } from '../../../shared/island.tsx';
import type { ProductFormProps } from './form-product.ts';
import { groupValues } from './option-groups.ts';

const ascending = (a: string, b: string): number => Number(a) - Number(b);

/** Returns values in the product's order from their order in a select. */
const fromSelect = (code: OptionCode, values: readonly string[]): readonly string[] =>
  code === 'sphere' ? values.toSorted(ascending) : values;

/** Whether a select of the form says all values of an option, so that its data need not repeat them. */
const isSaid = ({ code, values }: ProductOption): boolean => {
  const { plain, minus, plus } = groupValues(code, values);
  return (
    values.length > 1 &&
    values.every(isNumeric) &&
    fromSelect(code, [...plain, ...minus, ...plus]).every((value, i) => value === values[i])
  );
};

const valuesIn = (host: HTMLElement, code: OptionCode): readonly string[] => {
  const select = host.querySelector<HTMLSelectElement>(`select[name$="[${code}]"]`);
  return [...(select?.options ?? [])].flatMap(({ value }) => (value === '' ? [] : [value]));
};

interface Rest extends Omit<ProductFormProps, 'product'> {
  readonly product: Omit<ProductFormProps['product'], 'options'> & {
    readonly options: readonly (Pick<ProductOption, 'code'> & Partial<ProductOption>)[];
  };
}

/** Leaves out the values of a lens's options where the markup has them in selects. */
export const saidOptions: Said<ProductFormProps> = {
  rest: ({ product, ...others }): Rest => ({
    ...others,
    product: {
      ...product,
      options: product.options.map((option) => (isSaid(option) ? { code: option.code } : option)),
    },
  }),
  read: (rest, host) => {
    const { product, ...others } = rest as Rest;
    return {
      ...others,
      product: {
        ...product,
        options: product.options.map(({ code, values = fromSelect(code, valuesIn(host, code)) }) => ({
          code,
          values,
        })),
      },
    };
  },
};
