import type { ComponentProps, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../application/shared/failure.ts';
import { CheckWay, Declaration } from './Declaration.tsx';
import css from './order-form.module.css';
import { SendFailure } from './SendFailure.tsx';

/** A step of a declaration: typing it, checking it, or its receipt. */
export type DeclarationStep<Draft, Problems, Declared, Receipt> =
  | { readonly _tag: 'Form'; readonly draft: Draft; readonly problems: Problems }
  | { readonly _tag: 'Confirm'; readonly declared: Declared; readonly failure?: Failure }
  | { readonly _tag: 'Received'; readonly receipt: Receipt };

const titles = { Form: 'title', Confirm: 'confirmTitle', Received: 'doneTitle' } as const;

/** Props of a page for one step, apart from the step. `children`: shown below the receipt, only with scripts. */
export type DeclarationPage = {
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly busy?: boolean;
  readonly children?: ReactNode;
} & Omit<ComponentProps<'form'>, 'children'>;

/** Renders one step of a declaration, the same with and without scripts. The render props depend on the kind of declaration. */
export const DeclarationSteps = <Draft, Problems, Declared, Receipt>({
  kind,
  step,
  problems,
  fields,
  confirm,
  received,
  children,
  ...form
}: {
  /** Selects the texts. */
  readonly kind: 'withdrawal' | 'cancellation';
  readonly step: DeclarationStep<Draft, Problems, Declared, Receipt>;
  readonly problems: (problems: Problems) => ReactNode;
  readonly fields: (draft: Draft, problems: Problems) => ReactNode;
  readonly confirm: (declared: Declared) => ReactNode;
  readonly received: (receipt: Receipt) => ReactNode;
} & Omit<DeclarationPage, 'busy'>) => {
  const { t } = useTranslation('orders');
  const common = { ...form, title: t(`${kind}.${titles[step._tag]}`) };
  switch (step._tag) {
    case 'Form':
      return (
        <Declaration
          {...common}
          above={
            <>
              <p className={css.lead}>{t(`${kind}.lead`)}</p>
              {problems(step.problems)}
            </>
          }
        >
          {fields(step.draft, step.problems)}
          <CheckWay />
        </Declaration>
      );
    case 'Confirm':
      return (
        <Declaration {...common} above={step.failure && <SendFailure failure={step.failure} />}>
          {confirm(step.declared)}
        </Declaration>
      );
    case 'Received':
      return (
        <Declaration
          {...common}
          receipt={
            <>
              {received(step.receipt)}
              {children}
            </>
          }
        />
      );
  }
};
