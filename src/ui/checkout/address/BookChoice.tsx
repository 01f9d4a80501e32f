import { useTranslation } from 'react-i18next';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import { Select } from '../../shared/elements/Field.tsx';
import card from '../Card.module.css';
import { AlikeNote } from './AlikeNote.tsx';
import type { ShownTexts } from './address-form.ts';
import type { BookKind, FormBook } from './use-book.ts';

interface Choice {
  readonly book: FormBook;
  readonly kind: BookKind;
  readonly texts: ShownTexts;
}

/** The stored addresses of the customer, to choose one instead of typing. Source: ADDR-1. */
export const BookChoice = ({ book, kind, texts }: Choice) => {
  const { t } = useTranslation('checkout');
  if (book.addresses.length === 0) return null;
  return (
    <Select
      label={t('book.label')}
      value={book.chosen(texts)?.id ?? ''}
      onChange={({ currentTarget }) =>
        book.take(
          kind,
          book.addresses.find(({ id }) => id === currentTarget.value),
        )
      }
    >
      <option value="">{t('book.other')}</option>
      {book.addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {address.firstName} {address.lastName}, {streetLine(address)}, {address.city}
        </option>
      ))}
    </Select>
  );
};

/** A checkbox to save a new address. Absent if the book does not accept such an address. */
export const KeepChoice = ({ book, kind, texts }: Choice) => {
  const { t } = useTranslation('checkout');
  if (!book.isOpen || !book.accepts(kind, texts) || book.isKept(texts)) return null;
  return (
    <div>
      <label className={card.tick}>
        <input
          type="checkbox"
          checked={book.keeps(kind)}
          onChange={({ currentTarget }) => book.setKeeps(kind, currentTarget.checked)}
        />
        <span>{t('book.keep')}</span>
      </label>
      <AlikeNote address={book.alike(texts)} />
    </div>
  );
};
