import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { today } from '../../../application/shared/clock.ts';
import { sanitizedFields } from '../../../domain/checkout/sanitized-address.ts';
import { isCountryCode } from '../../../domain/shared/country.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useServices } from '../../shared/services.ts';
import { useAddressDesk } from '../../shared/use-address-desk.ts';
import { useCheckoutCart } from '../checkout-cart.ts';
import { readDraft, writeDraft } from '../draft.ts';
import { useCheckout } from '../use-checkout.ts';
import { checkForm, type FieldEntry, type FieldPath, type FieldProblem } from './address-check.ts';
import {
  type AddressForm,
  type AddressKind,
  addressKinds,
  draftOf,
  followed,
  formOf,
  shownFields,
} from './address-form.ts';
import { moveHouseNumber } from './move-house-number.ts';
import { refusedFields } from './refused-fields.ts';
import { useBook } from './use-book.ts';
import { useFieldWords } from './use-field-words.ts';
import { useKnownNumber } from './use-known-number.ts';
import { useKnownOptician } from './use-known-optician.ts';

const kindOf = (path: FieldPath): AddressKind | undefined =>
  addressKinds.find((kind) => path.startsWith(`${kind}.`));

const valueAt = (form: AddressForm, path: FieldPath): string => {
  if (path === 'email' || path === 'milesAndMoreNumber' || path === 'partner') return form[path];
  const kind = kindOf(path) ?? 'billing';
  const field = shownFields.find((shown) => path === `${kind}.${shown}`);
  return field ? form[kind][field] : '';
};

/**
 * The address form: its values, stored as they are typed, and its errors. Errors are shown after the first attempt to
 * send it, and disappear as soon as the field is valid. A valid form is checked by the address service and then saved.
 * `reminder`: returns a guest's answer to the reminder when the form is sent.
 */
export const useAddressForm = (reminder: () => boolean | undefined = () => undefined) => {
  const { shop, checkout, addressDesk, clock, tab } = useServices();
  const cart = useCheckoutCart();
  const { task } = useCheckout();
  const desk = useAddressDesk();
  const words = useFieldWords();
  const [tries, setTries] = useState(0);
  /** The kind of delivery at the last attempt. Fields of another kind have not been validated yet. */
  const [tried, setTried] = useState<AddressForm['delivery']>();
  /** The form that was sent last. What the backend refused in it stays invalid until it is changed. */
  const [sent, setSent] = useState<AddressForm>();

  const [initial] = useState(() => formOf(cart, readDraft(tab, cart, 'address'), shop.country));
  const { register, control, handleSubmit, setFocus, setValue, getValues } = useForm<AddressForm>({
    defaultValues: initial,
  });
  const form = useWatch({ control, compute: (values: AddressForm) => values });
  const { customer } = useAccount();
  const isLeft = cart.customer?.accountId !== undefined && !customer;
  useEffect(() => {
    // Of a customer who has just signed out, in another tab too, nothing is stored any more.
    if (isLeft) return;
    const typed = draftOf(form, formOf(cart, {}, shop.country));
    // The kind of delivery is stored even if it is the same as in the cart. A customer who has seen the choice is not
    // offered another default later.
    writeDraft(tab, cart, 'address', { ...typed, delivery: form.delivery });
  }, [tab, cart, form, shop.country, isLeft]);
  // Signing in over this form or in another tab may bring a cart with more data.
  const shown = useRef(cart);
  useEffect(() => {
    const before = shown.current;
    shown.current = cart;
    const typed = getValues();
    const changed = draftOf(followed(typed, before, cart, shop.country), typed);
    for (const [path, text] of Object.entries(changed)) setValue(path as FieldPath, text);
  }, [cart, shop.country, getValues, setValue]);

  const partner = desk.partner.partners.value?.find(
    ({ id }) => id === form.partner && !desk.partner.unavailable.includes(id),
  );
  const now = today(clock);
  const checked = checkForm(form, shop, now, partner);
  const failure = task._tag === 'Failed' && task.name === 'address' ? task.failure : undefined;
  const refused = refusedFields(failure, sent?.delivery ?? form.delivery).filter(
    ({ path }) => sent && valueAt(sent, path) === valueAt(form, path),
  );
  const wasTried = (path: FieldPath) =>
    tries > 0 && (tried === form.delivery || path.startsWith('billing.') || !/[.]|partner/.test(path));
  const wrong: readonly FieldProblem[] = checked._tag === 'Problems' ? checked.problems : [];
  const own = wrong.filter(({ path }) => wasTried(path));
  const problems = [...own, ...refused.filter(({ path }) => !own.some((known) => known.path === path))];

  const book = useBook({ cart, form, setValue });
  useKnownNumber({ cart, form, setValue });
  useKnownOptician({ cart, setValue });

  const submit = handleSubmit(() => {
    setTries(tries + 1);
    setTried(form.delivery);
    if (checked._tag === 'Problems') return;
    const { input } = checked;
    const wish = reminder();
    addressDesk.check(
      { billing: input.billing, shipping: input.shipping },
      shop.countries.map(({ code }) => code),
      (settled) => {
        const mend = (kind: 'billing' | 'shipping') => {
          for (const field of sanitizedFields)
            if (settled[kind][field] !== input[kind][field])
              setValue(`${kind}.${field}`, settled[kind][field]);
        };
        mend('billing');
        if (form.delivery === 'other') mend('shipping');
        setSent(structuredClone(getValues()));
        checkout.submitAddresses({ ...input, ...settled, ...(wish !== undefined && { reminder: wish }) });
        book.keep(settled.billing, form.delivery === 'other' ? settled.shipping : undefined);
      },
    );
  });
  useEffect(() => () => addressDesk.leave(), [addressDesk]);
  const { checking } = desk.check;

  const labelOf = (path: FieldPath) => {
    const { countryCode } = form[kindOf(path) ?? 'billing'];
    return words.label(path, isCountryCode(countryCode) ? countryCode : shop.country);
  };
  const entryOf = (problem: FieldProblem): FieldEntry => ({
    path: problem.path,
    label: labelOf(problem.path),
    text: words.sentence(problem, form),
  });
  return {
    form,
    register,
    setFocus,
    setValue,
    splitStreet: (kind: AddressKind) => moveHouseNumber(kind, getValues, setValue),
    book,
    submit,
    tries,
    busy: checking._tag === 'Checking' || (task._tag === 'Busy' && task.name === 'address'),
    checking,
    entries: problems.map(entryOf),
    /** The errors of the chosen parcel machine, whether or not the form was sent. */
    stationEntries: [...wrong, ...refused].filter(({ path }) => kindOf(path) === 'packStation').map(entryOf),
    /** A failure that concerns no single field. */
    failure: refusedFields(failure, sent?.delivery ?? form.delivery).length > 0 ? undefined : failure,
  };
};
