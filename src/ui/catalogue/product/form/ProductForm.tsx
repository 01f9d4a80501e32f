import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addQuantityRule,
  boxesOf,
  type FieldGroup,
  fieldName,
  isChosenPerEye,
  readAddForm,
} from '../../../../application/cart/add-form.ts';
import { readAddProblem } from '../../../../application/cart/add-problem-query.ts';
import type { NewCartLine } from '../../../../domain/cart/cart.ts';
import { isOneOnly } from '../../../../domain/cart/quantity.ts';
import { inOptionOrder, preselected } from '../../../../domain/catalogue/variant.ts';
import { pathTo } from '../../../../domain/shared/paths.ts';
import { useFetchCart } from '../../../cart/use-fetch-cart.ts';
import { useQuery } from '../../../shared/address.ts';
import { Button } from '../../../shared/elements/Button.tsx';
import { island } from '../../../shared/island.tsx';
import { useServices } from '../../../shared/services.ts';
import { useLate } from '../../../shared/use-late.ts';
import { colourViews, loadColours } from '../colours/colour-parts.ts';
import { EyeChoice, SameValues } from './EyeChoice.tsx';
import { EyeFields } from './EyeFields.tsx';
import { EyeStill } from './EyeStill.tsx';
import { productFormId } from './form-id.ts';
import type { ProductFormProps } from './form-product.ts';
import { ItemFields } from './ItemFields.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { type FormProblem, fieldsNamed, fieldsOf, stillOpen, useProblemWords } from './problem-words.ts';
import css from './product-form.module.css';
import { StillOffer } from './StillOffer.tsx';
import { saidOptions } from './said-options.ts';
import { TotalPrice } from './TotalPrice.tsx';
import { focusField, useAddForm } from './use-add-form.ts';
import { useAddPress } from './use-add-press.ts';
import { useLiveOffer } from './use-live-offer.ts';

const fetchPhoto = () => import('./photo/PhotoValues.tsx').then((module) => module.PhotoValues);
const fetchLive = () => import('./live/live-form.ts').then(({ liveForm }) => liveForm);
const fetchRhythm = () => import('../../../../application/cart/rhythm-form.ts');
const eyes = ['right', 'left'] as const;

const focusFirst = (form: HTMLFormElement | null, problem: FormProblem | null): void => {
  const [first] = fieldsOf(problem);
  if (first) focusField(form, fieldName(first.group, first.code));
};

/**
 * The form to choose a product's values and to add it to the cart. It is a real form: before hydration the page server
 * handles it. Source: CART-2, CART-8, CAT-6 to CAT-8.
 */
const ProductFormView = ({ product }: ProductFormProps) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const { shop, locale, lastChoices, wasSignedIn } = useServices();
  const query = useQuery();
  const [found, setFound] = useState<FormProblem | null>(() => readAddProblem(query));
  const {
    form,
    draft,
    outcome,
    isRegular,
    quantities,
    setQuantities,
    narrowed,
    narrow,
    setNarrowed,
    fill,
    read,
    refresh,
  } = useAddForm(product, (lost) =>
    setFound((before) => {
      const earlier = before?._tag === 'Narrowed' ? before.at : [];
      const names = [...lost, ...earlier.map(({ group, code }) => fieldName(group, code))];
      return { _tag: 'Narrowed', at: fieldsNamed(names, product.options) };
    }),
  );

  const problem = outcome ? stillOpen(found, outcome._tag === 'Left' ? outcome.left : null) : found;
  const words = useProblemWords(problem);

  const lines = outcome?._tag === 'Right' ? outcome.right : undefined;
  const isPerEye = isChosenPerEye(product);
  const quantity = draft ? boxesOf(draft, lines) : isPerEye ? eyes.length : 1;
  /** Whether the visitor has used the form. Before that, nothing is requested or fetched. */
  const [isUsed, setUsed] = useState(false);
  const fetchCart = useFetchCart();
  // Some browsers never request code again after it failed to load once. Then the browser posts the form, with the same
  // content.
  const add = useAddPress(product, (code) =>
    code === 'lost' ? form.current?.submit() : setFound({ _tag: 'AddFailed' }),
  );
  const [live, wantLive] = useLate(fetchLive, 'product');
  const use = () => {
    wantLive();
    if (isUsed) return;
    setUsed(true);
    fetchCart();
  };
  // If values of an earlier visit were filled in, their price and stock are requested before the visitor touches
  // anything.
  const asks = isUsed || Boolean(live && lines);
  const { pricing: once, delivery } = useLiveOffer(product.id, asks ? quantity : 0, asks ? lines : undefined);
  const saving = isRegular ? shop.regularSaving : undefined;
  const pricing =
    live && saving && once?.value
      ? { ...once, value: live.regularPricing(once.value, saving, quantity) }
      : once;
  const available = live && lines && delivery?.value ? live.availabilityOf(lines, delivery.value) : [];
  const stopped = available.find(({ refusal }) => refusal);

  useEffect(() => focusFirst(form.current, readAddProblem(query)), [form, query]);

  /** The interaction that hydrated the form counts as its first use. */
  const touched = useEffectEvent(() => {
    if (form.current?.matches(':is(:hover, :focus-within)')) use();
  });
  useEffect(() => touched(), []);
  const turnedTo = useEffectEvent(use);
  useEffect(() => {
    if (isRegular) turnedTo();
  }, [isRegular]);

  /** The only reason to fetch more code before the first interaction is that values of the visitor's eyes may be known. */
  useEffect(() => {
    if (isPerEye && (lastChoices.isKept() || wasSignedIn())) wantLive();
  }, [isPerEye, lastChoices, wasSignedIn, wantLive]);
  const [PhotoValues, wantPhoto] = useLate(fetchPhoto, 'photo');
  const [isReading, setReading] = useState(false);
  /** Whether a click on the button only shows findings that should be read first. */
  const holds = useRef<(at: number) => boolean>(undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const hold = () => event.preventDefault();
    // Reads the fields directly, because the click that hydrates the form comes before anything was read from them.
    const chosen = readAddForm(read(), product, shop.quantity);
    if (chosen._tag === 'Left') {
      hold();
      setFound(chosen.left);
      focusFirst(form.current, chosen.left);
      return;
    }
    if (stopped) {
      hold();
      focusField(form.current, fieldName(draft?.filled[0]?.group ?? 'item', 'quantity'));
      return;
    }
    const at = event.timeStamp;
    if (holds.current?.(at)) return hold();
    // A wallet's button: the browser posts the form and goes to the wallet. Source: EXP-2.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formaction')) return;
    hold();
    const put = (wanted: readonly NewCartLine[]) => {
      if (!add(wanted, at)) return;
      setFound(null);
      if (isPerEye)
        fetchLive().then(
          ({ remember }) => remember(lastChoices, product, wanted),
          () => undefined,
        );
    };
    const entries = read();
    if (!entries.some(([, value]) => value === 'regularly')) return put(chosen.right);
    // If the code cannot be loaded, the browser posts the form, which contains the same choice.
    fetchRhythm().then(
      ({ inRhythm }) => put(inRhythm(entries, product, chosen.right, shop.subscription)),
      () => form.current?.submit(),
    );
  };

  const offered = { product, lines, delivery, available };
  const ways = { entries: read, setQuantities, setNarrowed, onFill: fill };
  const bare = product.looks?.bare;
  const Shades = colourViews()?.EyeShades;
  const rule = addQuantityRule(product, shop.quantity);
  const help = (
    <p className={css.help}>{t(isOneOnly(rule) ? 'product.error.OneOnly' : 'product.valuesHelp')}</p>
  );
  const still = <StillOffer {...product} />;
  const values = preselected(product.options);
  const fieldsFor = (group: FieldGroup) => ({
    options: inOptionOrder(narrowed[group] ?? product.options),
    given: product.options.flatMap(({ code }) => (values[code] === undefined ? [] : [code])),
    errors: words.of(group),
    looks: product.looks,
    colours: product.options.find(({ code }) => code === 'color')?.values,
    quantity: quantities[group],
    rule,
    onQuantity: (wanted: number) => setQuantities((before) => ({ ...before, [group]: wanted })),
  });

  return (
    <>
      <form
        ref={form}
        id={productFormId}
        className={css.form}
        method="post"
        action={pathTo.cart(locale)}
        noValidate
        onPointerEnter={use}
        onFocus={use}
        onChange={() => {
          use();
          refresh();
        }}
        onSubmit={submit}
      >
        <input type="hidden" name="product_id" value={product.id} />
        {isPerEye ? (
          <>
            <h2 className={css.heading}>{t('product.values')}</h2>
            <EyeChoice />
            {Shades && bare && <Shades bare={bare} />}
            <div className={css.pair}>
              {eyes.map((eye) => {
                const eyeStill = <EyeStill product={product} quantity={quantities[eye]} />;
                return (
                  <EyeFields key={eye} eye={eye} {...fieldsFor(eye)}>
                    {live ? (
                      <live.EyeState eye={eye} {...offered}>
                        {eyeStill}
                      </live.EyeState>
                    ) : (
                      eyeStill
                    )}
                  </EyeFields>
                );
              })}
            </div>
            <SameValues>{live && <live.SwapEyes {...ways} />}</SameValues>
            {live ? (
              <live.FilledValues product={product} draft={draft} entries={read} onFill={fill}>
                {help}
              </live.FilledValues>
            ) : (
              help
            )}
            <button
              type="button"
              className={css.photo}
              onClick={() => {
                wantPhoto();
                setReading(true);
              }}
            >
              {t('product.photo')}
            </button>
          </>
        ) : (
          <ItemFields {...fieldsFor('item')} />
        )}
        <ProblemSummary problem={problem} />
        <div className={css.end}>
          <div className={css.buy}>
            <TotalPrice
              pricing={pricing}
              quantity={quantity}
              counted={isPerEye ? 'boxes' : 'pieces'}
              price={product.price}
              of={product.contents}
            >
              {live && once?.value && <live.WebsitePrice unit={once.value.unit} />}
            </TotalPrice>
            <p className={css.when} hidden>
              {live && delivery?.value ? (
                <live.Arrival of={delivery.value.prediction} />
              ) : (
                product.stock > 0 && t('common:layout.delivery', shop.deliveryDays)
              )}
            </p>
            <Button type="submit" className={css.add}>
              {t('product.add')}
            </Button>
          </div>
          {/* Late content is below the button, so that it does not move a button that is about to be clicked. */}
          {live && draft && isPerEye && (
            <live.OrderCheck product={product} draft={draft} form={form} holds={holds} {...ways} />
          )}
          <div className={css.offer}>
            {live && draft ? (
              <live.LiveOffer {...offered} draft={draft} onNarrowed={narrow}>
                {still}
              </live.LiveOffer>
            ) : (
              still
            )}
          </div>
          {live && isPerEye && lines && <live.KeepValues product={product} lines={lines} />}
        </div>
      </form>
      {PhotoValues && (
        <PhotoValues product={product} open={isReading} onClose={() => setReading(false)} onFill={fill} />
      )}
    </>
  );
};

export const ProductForm = island('form', ProductFormView, saidOptions);

/** Loads what the browser renders the form with, including the code that draws its colours. */
export const loadProductForm = async (data?: ProductFormProps) => {
  if (data?.product.looks) await loadColours();
  return ProductForm.View;
};
