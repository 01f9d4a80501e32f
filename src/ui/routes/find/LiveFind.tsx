import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeOwnValuesStore } from '../../../application/catalogue/own-values-store.ts';
import {
  eyeSides,
  type OwnValues,
  ownCodes,
  readOwnValues,
  type WrongOwnValue,
} from '../../../domain/catalogue/lens/own-values.ts';
import { oppositeSigns } from '../../../domain/catalogue/lens/shield/odd-values.ts';
import { valuesOf } from '../../../domain/catalogue/lens/values-link.ts';
import { fieldName } from '../../catalogue/found/field-name.ts';
import found from '../../catalogue/found/found.module.css';
import { KeepOwnValues } from '../../catalogue/found/KeepOwnValues.tsx';
import { LookedFor } from '../../catalogue/found/LookedFor.tsx';
import { OwnValuesForm } from '../../catalogue/found/OwnValuesForm.tsx';
import { ShareValues } from '../../catalogue/found/ShareValues.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import { textIn } from '../../shared/form-texts.ts';
import { useServices } from '../../shared/services.ts';
import type { FindData } from './loader.ts';

const fieldsOf = (values: OwnValues | undefined): ReadonlyMap<string, string> =>
  new Map(
    eyeSides.flatMap((eye) =>
      ownCodes.map((code) => [fieldName(eye, code), values?.[eye]?.[code] ?? ''] as const),
    ),
  );

/**
 * The same page after hydration, filled with the values of a shared link, of the posted form, of this tab or of this
 * device.
 */
export const LiveFind = ({ data, action }: { readonly data: FindData; readonly action: string }) => {
  const services = useServices();
  const { t } = useTranslation(['finder', 'eyes']);
  const [store] = useState(() => makeOwnValuesStore(services));
  const [values, setValues] = useState(
    () => valuesOf(location.hash) ?? data.values ?? (data.wrong ? undefined : store.read()),
  );
  const [wrong, setWrong] = useState<readonly WrongOwnValue[]>(data.wrong ?? []);
  const [page, setPage] = useState(data.query.page);
  const [turn, setTurn] = useState(0);
  const results = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (values) store.keep(values);
  }, [store, values]);
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  // The results are below the form, so the focus moves there once its button is pressed.
  useEffect(() => {
    if (turn > 0 && wrong.length === 0) results.current?.focus();
  }, [turn, wrong]);
  const [shown] = useState(() => (values ? fieldsOf(values) : new Map(Object.entries(data.typed ?? {}))));
  const look = (sent: HTMLFormElement): void => {
    const typed = new FormData(sent);
    const read = readOwnValues((eye, code) => textIn(typed, fieldName(eye, code)));
    setPage(1);
    setWrong(read._tag === 'Left' ? read.left : []);
    setValues(read._tag === 'Right' ? read.right : undefined);
    setTurn((before) => before + 1);
  };
  const isOdd = values !== undefined && oppositeSigns({ eyes: values, options: undefined }).length > 0;
  return (
    <>
      <OwnValuesForm
        formRef={form}
        action={action}
        typedIn={(name) => shown.get(name) ?? ''}
        wrong={wrong}
        onSubmit={(event) => {
          event.preventDefault();
          look(event.currentTarget);
        }}
      >
        <KeepOwnValues onAnswer={() => values && store.keep(values)} />
      </OwnValuesForm>
      {values && (
        <section ref={results} className={found.found} tabIndex={-1} aria-label={t('results')}>
          {isOdd && <p>{t('eyes:check.OppositeSigns')}</p>}
          <div className={found.bar}>
            <ShareValues values={values} />
            <Button
              kind="plain"
              onClick={() => {
                store.forget();
                form.current?.reset();
                for (const field of form.current?.elements ?? [])
                  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
                    if (field.type !== 'checkbox') field.value = '';
                setValues(undefined);
                form.current?.querySelector('input')?.focus();
              }}
            >
              {t('forget')}
            </Button>
          </div>
          <LookedFor
            key={turn}
            values={values}
            query={{ ...data.query, page }}
            within={data.category?.path ?? ''}
            onPage={(next) => {
              setPage(next);
              results.current?.focus({ preventScroll: true });
              results.current?.scrollIntoView();
            }}
            onAgain={() => setTurn((before) => before + 1)}
          />
        </section>
      )}
    </>
  );
};
