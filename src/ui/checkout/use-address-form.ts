import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { splitHouseNumber } from '../../domain/customer/house-number.ts';
import { useServices } from '../shared/services.ts';
import { checkForm, type FieldPath, type FieldProblem } from './address-check.ts';
import { type AddressForm, type AddressKind, draftOf, formOf, shownFields } from './address-form.ts';
import { useCheckoutCart } from './checkout-cart.ts';
import { readDraft, writeDraft } from './draft.ts';
import { refusedFields } from './refused-fields.ts';
import { useCheckout } from './use-checkout.ts';
import { useFieldWords } from './use-field-words.ts';

const valueAt = (form: AddressForm, path: FieldPath): string => {
  if (path === 'email' || path === 'milesAndMoreNumber') return form[path];
  const kind: AddressKind = path.startsWith('shipping.') ? 'shipping' : 'billing';
  const field = shownFields.find((shown) => path === `${kind}.${shown}`);
  return field ? form[kind][field] : '';
};

/**
 * The address form: its values, kept as they are typed, and what is wrong with them. Nothing is called wrong before the
 * first try; after it, a message goes as soon as its field is right.
 */
export const useAddressForm = () => {
  const { shop, checkout, clock } = useServices();
  const cart = useCheckoutCart();
  const { task } = useCheckout();
  const words = useFieldWords();
  const [tries, setTries] = useState(0);
  const [triedOther, setTriedOther] = useState(false);
  /** What was sent last: what the shop refused of it stays wrong until it is changed. */
  const [sent, setSent] = useState<AddressForm>();

  const [initial] = useState(() => formOf(cart, readDraft('address'), shop.country));
  const { register, control, handleSubmit, setFocus, setValue, getValues } = useForm<AddressForm>({
    defaultValues: initial,
  });
  const form = useWatch({ control, compute: (values: AddressForm) => values });
  useEffect(() => writeDraft('address', draftOf(form)), [form]);

  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const checked = checkForm(form, shop, today);
  const failure = task._tag === 'Failed' && task.step === 'address' ? task.failure : undefined;
  const refused = refusedFields(failure).filter(
    ({ path }) => sent && valueAt(sent, path) === valueAt(form, path),
  );
  const tried = (path: FieldPath) => tries > 0 && (triedOther || !path.startsWith('shipping.'));
  const own: readonly FieldProblem[] =
    checked._tag === 'Problems' ? checked.problems.filter(({ path }) => tried(path)) : [];
  const problems = [...own, ...refused.filter(({ path }) => !own.some((known) => known.path === path))];

  /** Who fills in a form for you often puts the house number into the street's field. */
  const splitStreet = (kind: AddressKind): void => {
    const { street, streetNumber } = getValues(kind);
    const parts = streetNumber.trim() === '' ? splitHouseNumber(street) : undefined;
    if (!parts) return;
    setValue(`${kind}.street`, parts.street);
    setValue(`${kind}.streetNumber`, parts.streetNumber);
  };

  const submit = handleSubmit(() => {
    setTries(tries + 1);
    setTriedOther(form.other);
    if (checked._tag === 'Problems') return;
    setSent(form);
    checkout.submitAddresses(checked.input);
  });

  return {
    form,
    register,
    setFocus,
    splitStreet,
    submit,
    tries,
    entries: problems.map((problem) => ({
      path: problem.path,
      label: words.label(problem.path),
      text: words.sentence(problem, form),
    })),
    /** A failure that is about no field. */
    failure: refusedFields(failure).length > 0 ? undefined : failure,
  };
};
