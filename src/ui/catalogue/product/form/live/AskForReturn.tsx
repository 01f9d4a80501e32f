import { useTranslation } from 'react-i18next';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import { productAlertPath } from '../../../../../domain/shared/product-alert-path.ts';
import { Button } from '../../../../shared/elements/Button.tsx';
import { useLocale } from '../../../../shared/use-locale.ts';

/** Goes to a page by a post: what goes along stands in no address. Inside the form of a product no other can stand. */
const post = (action: string, values: Readonly<Record<string, string>>): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement('input');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};

/** Leads to where somebody asks to hear when exactly these values can be had again. Source: STOCK-7. */
export const AskForReturn = ({ line: { productId, options } }: { readonly line: NewCartLine }) => {
  const { t } = useTranslation('product');
  const locale = useLocale();
  return (
    <Button
      kind="secondary"
      onClick={() => post(productAlertPath(locale), { kind: 'stock', product: productId, ...options })}
    >
      {t('askForReturn')}
    </Button>
  );
};
