import { useTranslation } from 'react-i18next';
import type { OrderLookup } from '../../domain/orders/order-lookup.ts';
import { BuyersEmail } from './BuyersEmail.tsx';
import { OrderNumberField } from './OrderNumberField.tsx';
import { type Problems, useProblemText } from './Problems.tsx';

/** An example of an order number that does not break across lines. Its letters are not used by any shop. */
const example = 'ABC\u20111234\u20115678';

/** The fields that identify an order: its number, and the e-mail that only its buyer knows. */
export const LookupFields = ({
  typed,
  problems,
  emailHint,
}: {
  readonly typed: OrderLookup;
  readonly problems: Problems;
  readonly emailHint: string;
}) => {
  const { t } = useTranslation('orders');
  const textOf = useProblemText(problems);
  return (
    <>
      <OrderNumberField
        label={t('field.number')}
        name="number"
        defaultValue={typed.number}
        hint={t('field.numberHint', { example })}
        error={textOf('number')}
      />
      <BuyersEmail
        label={t('field.email')}
        name="email"
        defaultValue={typed.email}
        hint={emailHint}
        error={textOf('email')}
      />
    </>
  );
};
