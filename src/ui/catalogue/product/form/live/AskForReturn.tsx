import { useTranslation } from 'react-i18next';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import { productAlertPath } from '../../../../../domain/shared/product-alert-path.ts';
import { Button } from '../../../../shared/elements/Button.tsx';
import { useLocale } from '../../../../shared/use-locale.ts';

/**
 * Opens a page by a post request, so that the values do not appear in the address. It creates its own form, because
 * forms cannot be nested in the product's form.
 */
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

/** A button to the page where the visitor can request a mail when exactly these values are available again. Source: STOCK-7. */
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
